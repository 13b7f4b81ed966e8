import './lib/node-version.mjs';
import { runServer } from './lib/server.mjs';
import { command } from './lib/steps.mjs';

// `npm run serve`: serves what is released; installs, builds and releases nothing.
// What one deploys never opens the inbox without a sign-in, whatever the environment says.
delete process.env.OWNER_ACCESS;
await command(() => runServer([]));
