import { parseArgs } from 'node:util';
import { releaseFolders } from './lib/packages.mjs';
import { runServer } from './lib/server.mjs';
import { command } from './lib/steps.mjs';

// A site for the tests and for development, on what is already built: `node tools/site.mjs shell/dist chat-mfe/dist`
// releases these folders, or else those of all front ends (`--development`: with React's development build), and serves.
await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { development: { type: 'boolean' } } });
  const all = releaseFolders(values.development ? 'development' : 'production');
  await runServer(positionals.length > 0 ? positionals : all);
});
