import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { frontEnds, releaseFolders } from './lib/packages.mjs';
import { runServer } from './lib/server.mjs';
import { command } from './lib/steps.mjs';

// `npm start`: installs and builds what changed, releases what was never released, and serves the site.
await command(async () => {
  await install();
  await build([...frontEnds(), 'api']);
  // The inbox is open without a sign-in on one's own machine; the server checks that it is one (README, owner access).
  process.env.OWNER_ACCESS ??= 'loopback';
  await runServer(releaseFolders());
});
