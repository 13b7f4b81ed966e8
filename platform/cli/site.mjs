import { parseArgs } from 'node:util';
import { releaseFolders } from './lib/packages.mjs';
import { runServer } from './lib/server.mjs';
import { command } from './lib/steps.mjs';

// A site for the tests and for development, on what is already built: `node platform/cli/site.mjs shell/dist chat-mfe/dist`
// releases these folders, or else those of all front ends, and serves.
await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  await runServer(positionals.length > 0 ? positionals : releaseFolders());
});
