import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { REGISTRY_PATH, type Registry, SHELL } from '@platform/contract/registry';
import { createStatusBoard, type StatusBoard } from '../dev/overlay.ts';
import { createDevPreview, createDevReleases, type DevPreview, tokenFor } from '../dev/preview.ts';
import { startDevProxy } from '../dev/proxy.ts';
import { createDevRenderer } from '../dev/renderer.ts';
import { checkTypes, createDevSite, type DevServer, planDevServers, queued, startDevServers } from '../dev/servers.ts';
import { freePorts } from '../process/run.ts';
import { command, EXIT, StepFailed, step, wrongUse } from '../process/steps.ts';
import { createSiteClient } from '../releases/site-client.ts';
import { parseUrl } from '../releases/site-options.ts';
import { type FrontEnd, findFrontEnd, frontEndAt, frontEnds, ownFrontEnd } from '../site.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run dev
  Serves every front end from a development server, and a site with data of its own (data/dev), at PORT (3000).
  --with <folder> adds a front end that is not part of the site.

npm run dev -- marketing-mfe [--site https://example.com]
  Serves one front end, or several, from development servers, and everything else from a running site: the one at PORT (3000)
  of this machine, or that of --site. The pages are at the next free port after PORT (3001). Nothing goes live, and no token is
  needed: this command renders the pages by the newest sources, with data of the site.

Both ways, pages apply saved changes and keep their state. Errors of syntax and types are shown in front of the page, until
they are gone.

In the folder of a front end, npm run dev serves that front end if its site is running; in a repository of its own always.
There the shell comes from the site, so that pages load anew after each change. With a token that may release the front end
(PUBLISH_TOKEN, or that of a site on this machine) the site renders it for this address alone; without one, it renders the
live release.`;

const options = { site: { type: 'string' }, with: { type: 'string', multiple: true } } as const;

/** How often the parent process is checked, in milliseconds. */
const PARENT_CHECK_MS = 500;

await command(help, options, async ({ values, positionals }) => {
  const port = sitePort();
  const own = ownFrontEnd();
  const named = own && positionals.length === 0 ? [own] : positionals.map(findFrontEnd);
  if (values.site !== undefined && named.length === 0) {
    throw wrongUse(`Name a front end: npm run dev -- ${frontEnds().at(-1)?.label} --site ${values.site}`);
  }
  const { origin } = parseUrl(values.site ?? `http://127.0.0.1:${port}`, '--site');
  const here = frontEnds().filter(({ folder }) => folder === process.cwd());
  install();
  endWithParent();
  if (named.length > 0) return developSome(named, origin, port);
  if (here.length > 0 && (await isRunning(origin))) return developSome(here, origin, port);
  await developAll(
    port,
    (values.with ?? []).map((folder) => frontEndAt(resolve(root, folder))),
  );
});

/** Serves all front ends on a site of their own. */
async function developAll(port: number, further: readonly FrontEnd[]): Promise<void> {
  const [behind = 0] = await freePorts(1);
  const site = `http://127.0.0.1:${behind}`;
  const token = process.env.PUBLISH_TOKEN ?? randomUUID();
  const release = createDevReleases(createSiteClient(site, token));
  const servers = await planDevServers([...frontEnds(), ...further]);
  const board = createStatusBoard();
  const check = typeChecks(board);
  const renderer = createDevRenderer(site, servers);
  const pages = await startDevProxy({ ports: [port], site, servers, board, renderer });
  const folders = servers.map(({ folder }) => folder);
  const devSite = createDevSite({ port: behind, token, folders, onReady });

  await startDevServers(servers, {
    pages,
    hot: true,
    board,
    onCompiled(server) {
      check(server);
      if (devSite.isReady()) release(server);
    },
  });
  devSite.start();

  function onReady() {
    for (const server of servers) release(server);
    step('ready', pages);
  }
}

/** Serves some front ends; everything else comes from a running site. */
async function developSome(named: readonly FrontEnd[], site: string, port: number): Promise<void> {
  if ((await readRegistry(site)) === undefined) {
    const reason = `No site responds at ${site}: start it with npm start, or name another one with --site URL.`;
    throw new StepFailed(reason, '', EXIT.unreachable);
  }
  // React replaces components in its development build alone, which the shell provides.
  const shell = frontEnds().filter(({ name }) => name === SHELL);
  const developed = [...shell, ...named.filter(({ name }) => name !== SHELL)];
  const hot = shell.length > 0;
  const servers = await planDevServers(developed);
  const board = createStatusBoard();
  const renderer = hot ? createDevRenderer(site, servers) : undefined;
  const preview = hot ? undefined : previewOf(servers, site, board);
  const check = typeChecks(board);
  const pages = await startDevProxy({ ports: portsAfter(port), site, servers, board, renderer, preview });
  await startDevServers(servers, {
    pages,
    hot,
    board,
    onCompiled(server) {
      check(server);
      if (preview) preview.show();
      else if (!hot) board.reload();
    },
  });
  await preview?.key();
  step('ready', pages);
}

/** Returns a preview of one developed remote; undefined for several front ends, for the shell, and without a token. */
function previewOf([server, ...more]: readonly DevServer[], site: string, board: StatusBoard): DevPreview | undefined {
  if (server === undefined || more.length > 0 || server.name === SHELL) return undefined;
  try {
    return createDevPreview(createSiteClient(site, tokenFor(site)), server, board);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    step('preview', `none, the site renders its live release. ${error.message}`);
    return undefined;
  }
}

/** Returns a function that checks the types of a front end, one after the other, because they share packages. */
function typeChecks(board: StatusBoard) {
  // Somebody waits for the errors: at a low priority they would come late on a busy machine.
  return queued(async ({ name, cwd }) => board.setErrors(`types of ${name}`, await checkTypes(cwd, false)));
}

/** Returns the registry of a site; undefined if it does not respond. */
async function readRegistry(site: string): Promise<Registry | undefined> {
  const response = await fetch(site + REGISTRY_PATH).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Registry) : undefined;
}

/** Returns whether a site with these front ends is running. */
async function isRunning(site: string): Promise<boolean> {
  const registry = await readRegistry(site);
  return registry !== undefined && frontEnds().every(({ name }) => name in registry.microFrontends);
}

/** Returns PORT, the port of the site on this machine, by default 3000. 0 stands for any free port. */
function sitePort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port)) return port;
  throw wrongUse(`PORT must be a whole number, but "${process.env.PORT}" was given.`);
}

/** Returns the ten ports after that of a site. */
function portsAfter(port: number): number[] {
  return port === 0 ? [0] : Array.from({ length: 10 }, (_, i) => port + 1 + i);
}

/** Ends this process and its children when its parent has ended: npm does not forward SIGKILL. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, PARENT_CHECK_MS).unref();
}
