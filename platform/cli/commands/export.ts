import { relative, resolve } from 'node:path';
import { build } from '../builds/build.ts';
import { exportSite } from '../export/export-site.ts';
import { command, step, wrongUse } from '../process/steps.ts';
import { frontEnds, serverFolder } from '../site.ts';
import { install } from '../workspace.mjs';

const help = `npm run export -- FOLDER
  Builds the site, and writes into FOLDER, which must not exist, all that a server needs: the server, the packages that it loads,
  the builds of all front ends, and site.json with the files beside it. "node FOLDER/serve.mjs" releases the builds that were never
  released, and serves. It runs on systems of the same kind as this one.`;

await command(help, {}, async ({ positionals: [folder, ...rest] }) => {
  if (folder === undefined || rest.length > 0) throw wrongUse('Name one folder: npm run export -- FOLDER');
  install();
  await build([...frontEnds().map((frontEnd) => frontEnd.folder), serverFolder]);
  const startedAt = performance.now();
  const target = resolve(folder);
  await exportSite(target);
  step('export', relative(process.cwd(), target) || '.', startedAt);
});
