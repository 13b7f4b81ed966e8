import { resolve } from 'node:path';
import { runServer } from '../process/server.ts';
import { command } from '../process/steps.ts';
import { releaseFolders } from '../site.ts';

const help = `site serve-builds [folder …]
  Releases builds, by default the production builds of all front ends, and serves the site. Builds nothing. For tests.

  site serve-builds shell/dist/development chat-mfe/dist/development`;

await command(help, {}, ({ positionals }) => {
  const folders = positionals.map((folder) => resolve(folder));
  return runServer(folders.length > 0 ? folders : releaseFolders());
});
