import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type Registry, SHELL } from '@platform/contract/registry';
import { createNewsDesk, type NewsDesk } from '../dev/news.ts';
import { createDevPreview, type DevPreview, tokenFor } from '../dev/preview.ts';
import { startDevProxy } from '../dev/proxy.ts';
import { createDevReleases } from '../dev/releases.ts';
import { type DevServer, planDevServers, startDevServers } from '../dev/servers.ts';
import { createDevSite } from '../dev/site.ts';
import { checkTypes } from '../dev/type-check.ts';
import { endWithParent } from '../process/end-with-parent.ts';
import { freePorts } from '../process/free-ports.ts';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { createSiteClient } from '../releases/site-client.ts';
import { parseUrl } from '../releases/site-options.ts';
import { type FrontEnd, findFrontEnd, frontEndAt, frontEnds, ownFrontEnd } from '../site.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run dev
  Every front end from a development server, and a site with data of its own (data/dev), at PORT (3000). Pages take in
  what is saved, and keep what was typed and opened. --with <folder> adds a front end that no start releases.

npm run dev -- marketing-mfe --site https://example.com
  One front end from a development server, everything else from a running site (http://127.0.0.1:3000 unless named), at
  PORT (3001). The site renders what is developed for this address alone, with a token that may release it (PUBLISH_TOKEN, or
  that of a site on this machine); nothing goes live. Without a token it renders what is live. Pages are loaded again when
  something is saved, unless the shell is named too; what is rendered is then what is live:
npm run dev -- shell marketing-mfe

Pages show type errors in front of them.

In the folder of a front end, npm run dev is about that front end if its site is running; in a repository of its own always.`;

const DEFAULT_SITE = 'http://127.0.0.1:3000';

const options = { site: { type: 'string' }, with: { type: 'string', multiple: true } } as const;

await command(help, options, async ({ values, positionals }) => {
  const own = ownFrontEnd();
  const named = own && positionals.length === 0 ? [own] : positionals.map(findFrontEnd);
  if (values.site !== undefined && named.length === 0) {
    throw wrongUse(`Name what is developed: npm run dev -- ${frontEnds().at(-1)?.label} --site ${values.site}`);
  }
  const { origin } = parseUrl(values.site ?? DEFAULT_SITE, '--site');
  const here = frontEnds().filter(({ folder }) => folder === process.cwd());
  install();
  endWithParent();
  if (named.length > 0) return developSome(named, origin);
  if (here.length > 0 && (await isRunning(origin))) return developSome(here, origin);
  await developAll((values.with ?? []).map((folder) => frontEndAt(resolve(root, folder))));
});

/** Develops all front ends on a site of their own. */
async function developAll(further: readonly FrontEnd[]): Promise<void> {
  const [sitePort = 0] = await freePorts(1);
  const site = `http://127.0.0.1:${sitePort}`;
  const token = process.env.PUBLISH_TOKEN ?? randomUUID();
  const release = createDevReleases(createSiteClient(site, token));
  const servers = await planDevServers([...frontEnds(), ...further]);
  const desk = createNewsDesk();
  const check = typeChecks(desk);
  const pages = await startDevProxy({ port: portOr(3000), site, servers, desk });
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

/** Develops some front ends; everything else comes from a running site. */
async function developSome(some: readonly FrontEnd[], site: string): Promise<void> {
  const servers = await planDevServers(some);
  const desk = createNewsDesk();
  const preview = previewOf(servers, site, desk);
  const check = typeChecks(desk);
  const pages = await startDevProxy({ port: portOr(3001), site, servers, desk, preview });
  const hot = some.some(({ name }) => name === SHELL);
  await startDevServers(servers, {
    pages,
    hot,
    onCompiled(server) {
      check(server);
      if (preview) preview.show();
      else if (!hot) desk.countShown();
    },
  });
  await preview?.key();
  step('ready', pages);
}

/** Returns the preview of what is developed; undefined if it is more than a remote, or if there is no token. */
function previewOf([server, ...more]: readonly DevServer[], site: string, desk: NewsDesk): DevPreview | undefined {
  if (server === undefined || more.length > 0 || server.name === SHELL) return undefined;
  try {
    return createDevPreview(createSiteClient(site, tokenFor(site)), server, desk);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    step('preview', `none, so that the site renders what is live. ${error.message}`);
    return undefined;
  }
}

/** Returns a function that checks the types of a front end: one after the other, because their packages are the same. */
function typeChecks(desk: NewsDesk): (server: DevServer) => void {
  let checking = Promise.resolve();
  const waiting = new Set<string>();
  return ({ name, cwd }) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    checking = checking.then(async () => {
      waiting.delete(name);
      desk.setFaults(`types of ${name}`, await checkTypes(cwd));
    });
  };
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
