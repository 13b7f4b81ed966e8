import { runServer } from '../process/server.ts';
import { command } from '../process/steps.ts';

const help = `npm run serve
  Serves what is released at PORT (3000). Installs, builds and releases nothing.`;

await command(help, {}, () => {
  // A deployed site never opens its private areas without a sign-in, whatever the environment contains.
  delete process.env.OWNER_ACCESS;
  return runServer([]);
});
