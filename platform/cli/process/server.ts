import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverFolder, siteFolder } from '../site.ts';
import { StepFailed } from './steps.ts';

/**
 * Runs the site's built server in this process, in the site's folder: relative paths of its settings are below it.
 * @param folders Absolute paths of builds to release first if they never were, the shell's first.
 * @param only Further options of the server, see its `ServeOptions`.
 */
export async function runServer(folders: readonly string[], only: object = {}): Promise<void> {
  const built = join(serverFolder, 'dist/main.js');
  if (!existsSync(built)) throw new StepFailed('The server is not built yet: run npm start once.');
  process.chdir(siteFolder);
  const { main } = await import(pathToFileURL(built).href);
  const builds = folders.map((folder) => relative(siteFolder, folder));
  await main({ folders: builds, startedAt: performance.timeOrigin, ...only });
}
