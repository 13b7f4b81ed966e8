import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../builds/build.ts';
import { checkServer, runServer } from '../process/server.ts';
import { command, reportFailures } from '../process/steps.ts';
import { frontEnds, releaseFolders, serverFolder } from '../site.ts';
import { install } from '../workspace.mjs';

const help = `npm start
  Installs and builds what has changed, releases what was never released, and serves the site at PORT (3000). If a build fails, it serves
  what is released.`;

await command(help, {}, async () => {
  // Private areas are open without a sign-in on one's own machine; the server checks that it is one.
  process.env.OWNER_ACCESS ??= 'loopback';
  install();
  await checkServer();
  await reportFailures(() => build([...frontEnds().map(({ folder }) => folder), serverFolder]));
  if (process.exitCode === undefined) return runServer(releaseFolders());
  if (!existsSync(join(serverFolder, 'dist/main.js'))) return;
  console.error('The site is served as it was last released. Correct the sources, and start again.');
  process.exitCode = undefined;
  await runServer([]);
});
