import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { serverFolder, siteFolder } from '../site.ts';
import { isStandalone } from '../workspace.mjs';
import { type Finished, run } from './run.ts';
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

/** Returns a program that checks whether the server in a module can start. */
const checkProgram = (module: string): string =>
  `import { main } from '${module}'; await main({ folders: [], startedAt: 0, isCheck: true });`;

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
  if (isStandalone) {
    const program = checkProgram(pathToFileURL(join(serverFolder, 'dist/main.js')).href);
    return report(await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: siteFolder }));
  }
  const folder = join(serverFolder, 'node_modules/.cache/site');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'check-server.mjs');
  await build({
    stdin: { contents: checkProgram('./main.ts'), resolveDir: serverFolder, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Packages are resolved as Node does, which does not know the condition "module" that esbuild adds otherwise.
    conditions: [],
    plugins: [installedPackages],
    logLevel: 'warning',
  });
  report(await run(process.execPath, [outfile], { cwd: siteFolder }));
}

function report({ code, output }: Finished): void {
  if (code !== 0) throw new StepFailed(output.trim());
}
