import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { serverFolder, siteFolder } from '../site.ts';
import { run } from './run.ts';
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

/** Program that checks whether the server in its folder can start. */
const PROGRAM = "import { main } from './main.ts'; await main({ folders: [], startedAt: 0, isCheck: true });";

/** Leaves installed packages, some of which are native, out of a bundle. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolving' || path.startsWith('node:')) return undefined;
      const resolved = await bundle.resolve(path, { ...from, pluginData: 'resolving' });
      return resolved.path.includes('/node_modules/') ? { ...resolved, external: true } : resolved;
    });
  },
};

/**
 * Checks before a build that the site's server can start: its settings, `site.json`, address and database. Rejects with a `StepFailed`
 * with the line that the server prints if it cannot.
 */
export async function checkServer(): Promise<void> {
  const folder = join(serverFolder, 'node_modules/.cache/site');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'check-server.mjs');
  await build({
    stdin: { contents: PROGRAM, resolveDir: serverFolder, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [installedPackages],
    logLevel: 'warning',
  });
  const { code, output } = await run(process.execPath, [outfile], { cwd: siteFolder });
  if (code !== 0) throw new StepFailed(output.trim());
}
