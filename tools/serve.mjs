import './lib/node-version.mjs';
import { runServer } from './lib/server.mjs';
import { command } from './lib/steps.mjs';

// `npm run serve`: serves what is released; installs, builds and releases nothing.
await command(() => runServer([]));
