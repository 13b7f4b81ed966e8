import './lib/node-version.mjs';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { forget } from './lib/build-stamps.mjs';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { releasesTo } from './lib/dev-releases.mjs';
import { devServersOf, freePorts, startDevServers } from './lib/dev-servers.mjs';
import { devSite } from './lib/dev-site.mjs';
import { install } from './lib/install.mjs';
import { DESIGN_PAGE, frontEnds } from './lib/packages.mjs';
import { siteClient } from './lib/site-client.mjs';
import { command, StepFailed, step } from './lib/steps.mjs';

const help = `npm run dev
  Every front end from a development server, and a site with data of its own (data/dev), at PORT (3000). Pages take in
  what is saved, and keep what was typed and opened. The design system is shown at /_ui.

npm run dev -- marketing-mfe --site https://example.com
  One front end from a development server, everything else from a running site (http://127.0.0.1:3000 unless named), at
  PORT (3001). Pages are loaded again when something is saved; name the shell too, and they need not be:
npm run dev -- shell marketing-mfe`;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, site: { type: 'string' } },
  });
  if (values.help) return console.log(help);
  const unknown = positionals.filter((folder) => !frontEnds().includes(folder));
  if (unknown.length > 0) throw new StepFailed(`No front end is called ${unknown[0]}: ${frontEnds().join(', ')}.`);
  if (values.site !== undefined && !URL.canParse(values.site)) {
    throw new StepFailed(`--site ${values.site} is no address; http://127.0.0.1:3000 is one.`);
  }
  if (values.site !== undefined && positionals.length === 0) {
    throw new StepFailed(`Name what is developed: npm run dev -- ${frontEnds().at(-1)} --site ${values.site}`);
  }
  await install();
  await (positionals.length > 0 ? beside(positionals, new URL(values.site ?? 'http://127.0.0.1:3000')) : alone());
});

/** Everything is developed, on a site of its own. */
async function alone() {
  const [sitePort = 0] = await freePorts(1);
  const site = `http://127.0.0.1:${sitePort}`;
  const token = process.env.PUBLISH_TOKEN ?? randomUUID();
  const send = releasesTo(siteClient(site, token));
  const servers = await devServersOf([...frontEnds(), DESIGN_PAGE]);
  const pages = await startDevProxy({ port: portOr(3000), site, servers });
  const running = devSite({ port: sitePort, token, folders: servers.map(({ folder }) => folder), onReady });

  // The api is built past turbo: the next start must look at it again.
  forget(['api/dist']);
  await startDevServers(servers, { pages, hot: true, onCompiled: (server) => running.isReady() && send(server) });
  running.start();

  function onReady() {
    for (const server of servers) send(server);
    step('ready', pages);
  }
}

/**
 * These front ends are developed, everything else is the running site's.
 * @param {readonly string[]} folders
 * @param {URL} site
 */
async function beside(folders, { origin: site }) {
  const servers = await devServersOf(folders);
  const pages = await startDevProxy({ port: portOr(3001), site, servers });
  await startDevServers(servers, { pages, hot: folders.includes('shell') });
  step('ready', pages);
}

/**
 * @param {number} usual
 * @returns {number} PORT, or else the usual one; 0 stands for any that is free.
 */
function portOr(usual) {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port))
    throw new StepFailed(`PORT must be a whole number, but "${process.env.PORT}" was given.`);
  return port;
}
