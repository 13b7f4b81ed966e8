import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

// The program of a worker thread that renders pages with the server bundles of development servers. It is replaced after each compilation.

/** @type {{ site: string, folders: Record<string, string> }} The site's origin, and the folders of server bundles by name. */
const { site, folders } = workerData;
const { shell: shellFolder = '', ...remotes } = folders;

// A page that fails later must not end the thread.
process.on('uncaughtException', console.error).on('unhandledRejection', console.error);

const requireOfNode = createRequire(import.meta.url);

/** @type {import('@platform/contract/render').ShellServerBundle} */
const shell = openBundle(shellFolder, requireOfNode)('render.js');

/**
 * Returns a function that loads a file of a CommonJS bundle, once.
 * @param {string} folder
 * @param {(name: string) => unknown} provide Returns a module that the bundle does not contain.
 */
function openBundle(folder, provide) {
  /** @type {Map<string, { exports: any }>} */
  const modules = new Map();
  /** @param {string} file */
  return function load(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const path = join(folder, file);
    /** @param {string} name */
    const require = (name) => (name.startsWith('./') ? load(name.slice(2)) : provide(name));
    const run = compileFunction(readFileSync(path, 'utf8'), ['module', 'exports', 'require'], { filename: path });
    run(module, module.exports, require);
    return module.exports;
  };
}

/** @type {unknown[]} Why bundles of remotes cannot be loaded. */
const failures = [];

/** @type {Map<string, import('@platform/contract/remote-routes').RemoteRoutes | undefined>} */
const routes = new Map();
for (const [name, folder] of Object.entries(remotes)) routes.set(name, routesIn(folder));

/**
 * Returns a remote's routes; undefined if its bundle cannot be loaded.
 * @param {string} folder
 */
function routesIn(folder) {
  try {
    return openBundle(folder, (name) => shell.shared[name])('routes.js').default;
  } catch (error) {
    failures.push(error instanceof Error ? error.stack : String(error));
    return undefined;
  }
}

/**
 * Returns the paths of all pages, with their layouts.
 * @param {import('@platform/contract/remote-routes').RemoteRoutes} list
 * @returns {{ path: string, layout: string, isPrivate: boolean }[]}
 */
const pagesOf = (list) =>
  list.flatMap((route) => {
    if ('children' in route) return pagesOf(route.children);
    const { layout = 'public', private: isPrivate = false } = route.handle ?? {};
    return [{ path: route.path, layout, isPrivate }];
  });

parentPort?.postMessage({
  failures,
  pages: Object.fromEntries([...routes].flatMap(([name, list]) => (list ? [[name, pagesOf(list)]] : []))),
});

parentPort?.on('message', async ({ id, request }) => {
  try {
    const name = request.remote;
    const remote = name === null ? null : { name, routes: routes.get(name) ?? [] };
    /** @type {import('@platform/contract/remote-routes').RemoteApi} */
    const api = (path, init) => fetch(new URL(path, site), init);
    const result = await shell.render({ ...request, remote, api });
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
