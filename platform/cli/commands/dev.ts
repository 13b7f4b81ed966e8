import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type Registry, SHELL } from '@platform/contract/registry';
import { createStatusBoard, type StatusBoard } from '../dev/overlay.ts';
import { createDevPreview, createDevReleases, type DevPreview, tokenFor } from '../dev/preview.ts';
import { startDevProxy } from '../dev/proxy.ts';
import { checkTypes, createDevSite, type DevServer, planDevServers, queued, startDevServers } from '../dev/servers.ts';
import { freePorts } from '../process/run.ts';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { createSiteClient } from '../releases/site-client.ts';
import { parseUrl } from '../releases/site-options.ts';
import { type FrontEnd, findFrontEnd, frontEndAt, frontEnds, ownFrontEnd } from '../site.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run dev
  Serves every front end from a development server, and a site with data of its own (data/dev), at PORT (3000). Pages apply
  saved changes and keep their state. --with <folder> adds a front end that is not part of the site.

npm run dev -- marketing-mfe --site https://example.com
  Serves one front end from a development server and everything else from a running site (default: http://127.0.0.1:3000), at
  PORT (3001). With a token that may release the front end (PUBLISH_TOKEN, or that of a site on this machine) the site renders
  it for this address alone; nothing goes live. Without a token it renders the live release. Pages reload after each change.
  If the shell is named too, pages apply changes without a reload, and the site renders the live release:
npm run dev -- shell marketing-mfe

Type errors are shown in front of the page.

In the folder of a front end, npm run dev serves that front end if its site is running; in a repository of its own always.`;

const DEFAULT_SITE = 'http://127.0.0.1:3000';

const options = { site: { type: 'string' }, with: { type: 'string', multiple: true } } as const;

/** How often the parent process is checked, in milliseconds. */
const PARENT_CHECK_MS = 500;

await command(help, options, async ({ values, positionals }) => {
  const own = ownFrontEnd();
  const named = own && positionals.length === 0 ? [own] : positionals.map(findFrontEnd);
  if (values.site !== undefined && named.length === 0) {
    throw wrongUse(`Name a front end: npm run dev -- ${frontEnds().at(-1)?.label} --site ${values.site}`);
  }
  const { origin } = parseUrl(values.site ?? DEFAULT_SITE, '--site');
  const here = frontEnds().filter(({ folder }) => folder === process.cwd());
  install();
  endWithParent();
  if (named.length > 0) return developSome(named, origin);
  if (here.length > 0 && (await isRunning(origin))) return developSome(here, origin);
  await developAll((values.with ?? []).map((folder) => frontEndAt(resolve(root, folder))));
});

/** Serves all front ends on a site of their own. */
async function developAll(further: readonly FrontEnd[]): Promise<void> {
  const [sitePort = 0] = await freePorts(1);
  const site = `http://127.0.0.1:${sitePort}`;
  const token = process.env.PUBLISH_TOKEN ?? randomUUID();
  const release = createDevReleases(createSiteClient(site, token));
  const servers = await planDevServers([...frontEnds(), ...further]);
  const board = createStatusBoard();
  const check = typeChecks(board);
  const pages = await startDevProxy({ port: portOr(3000), site, servers, board });
  const folders = servers.map(({ folder }) => folder);
  const devSite = createDevSite({ port: sitePort, token, folders, onReady });

  await startDevServers(servers, {
    pages,
    hot: true,
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
async function developSome(developed: readonly FrontEnd[], site: string): Promise<void> {
  const servers = await planDevServers(developed);
  const board = createStatusBoard();
  const preview = previewOf(servers, site, board);
  const check = typeChecks(board);
  const pages = await startDevProxy({ port: portOr(3001), site, servers, board, preview });
  const hot = developed.some(({ name }) => name === SHELL);
  await startDevServers(servers, {
    pages,
    hot,
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
  return queued(async ({ name, cwd }) => board.setErrors(`types of ${name}`, await checkTypes(cwd)));
}

/** Returns whether a site with these front ends is running. */
async function isRunning(site: string): Promise<boolean> {
  const response = await fetch(`${site}/api/registry`).catch(() => undefined);
  if (!response?.ok) return false;
  const { microFrontends } = (await response.json()) as Registry;
  return frontEnds().every(({ name }) => name in microFrontends);
}

/** Returns PORT, or else a default. 0 stands for any free port. */
function portOr(standard: number): number {
  const port = Number(process.env.PORT || standard);
  if (Number.isInteger(port)) return port;
  throw wrongUse(`PORT must be a whole number, but "${process.env.PORT}" was given.`);
}

/** Ends this process and its children when its parent has ended: npm does not forward SIGKILL. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, PARENT_CHECK_MS).unref();
}
