import { build } from '../builds/build.ts';
import { checkServer, runServer } from '../process/server.ts';
import { command } from '../process/steps.ts';
import { frontEnds, releaseFolders, serverFolder } from '../site.ts';
import { install } from '../workspace.mjs';

const help = `npm start
  Installs and builds what has changed, releases what was never released, and serves the site at PORT (3000).`;

await command(help, {}, async () => {
  // Private areas are open without a sign-in on one's own machine; the server checks that it is one.
  process.env.OWNER_ACCESS ??= 'loopback';
  install();
  await checkServer();
  await build([...frontEnds().map(({ folder }) => folder), serverFolder]);
  await runServer(releaseFolders());
});
