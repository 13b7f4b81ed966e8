import { createRequire, isBuiltin } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { RemotePage, RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import type { PageResult, RemoteServerHalf, ShellServerHalf } from '@platform/contract/render';
import { apiOver } from './api-port.ts';
import { type Bundle, openBundle } from './bundle.ts';
import type { DescribedRoute, PortedTask, WorkerFiles } from './render-pool.ts';

/*
 * Runs in a worker of a release set's pool, with an empty environment. A worker gets the set's server halves and nothing
 * else: no store, no settings, no request.
 */

const files = workerData as WorkerFiles;
const nodeRequire = createRequire(import.meta.url);

/** The shell can load Node's own modules (streams). Remotes can load only the modules that the shell shares. */
const shell = openBundle('shell', files.shell, (module) => {
  if (!isBuiltin(module)) throw new Error(`The shell's server half requires ${module}, which it should contain`);
  return nodeRequire(module);
}).load('render.js') as ShellServerHalf;

const bundles = new Map<string, Bundle>();

function bundleOf(name: string): Bundle {
  const bundle = bundles.get(name) ?? openRemote(name);
  bundles.set(name, bundle);
  return bundle;
}

function openRemote(name: string): Bundle {
  const own = files.remotes[name];
  if (!own) throw new Error(`${name} is not in this release set`);
  return openBundle(name, own, (module) => {
    const shared = shell.shared[module];
    if (shared === undefined) throw new Error(`${name} requires ${module}, which the shell does not share`);
    return shared;
  });
}

const routesOf = (bundle: Bundle): RemoteRoutes => (bundle.load('routes.js') as RemoteServerHalf).default;

/** Renders a page; see `ShellServerHalf`. */
export async function render({ remote, port, ...page }: PortedTask): Promise<PageResult> {
  const api = apiOver(port);
  try {
    return await shell.render({
      ...page,
      remote: remote === null ? null : { name: remote, routes: routesOf(bundleOf(remote)) },
      api,
    });
  } finally {
    port.close();
  }
}

/** Returns a remote's routes, each with the server files that its page loads. */
export async function describe(name: string): Promise<DescribedRoute[]> {
  const described: DescribedRoute[] = [];
  for (const [i, { handle, path }] of pagesOf(routesOf(bundleOf(name))).entries()) {
    described.push({
      path,
      frame: handle.frame ?? 'public',
      private: handle.private ?? false,
      search: Object.fromEntries(Object.entries(handle.search ?? {}).map(([key, values]) => [key, [...values]])),
      paths: handle.paths ? [...handle.paths()] : null,
      missing: handle.missing,
      files: [...(await filesOfPage(name, i))],
    });
  }
  return described;
}

/** Returns the server files that a page and its layouts load, by loading them in a new bundle. */
function filesOfPage(name: string, index: number): Promise<readonly string[]> {
  const fresh = openRemote(name);
  const page = pagesOf(routesOf(fresh))[index];
  return fresh.loadedDuring(() => Promise.all(page?.chain.map((route) => route.lazy()) ?? []));
}

/** A page with the chain of routes that leads to it: its layouts, outermost first, and itself. */
type FoundPage = RemotePage & { readonly chain: readonly RemoteRoute[] };

function pagesOf(routes: RemoteRoutes, layouts: readonly RemoteRoute[] = []): FoundPage[] {
  return routes.flatMap((route) => {
    const chain = [...layouts, route];
    return 'children' in route ? pagesOf(route.children, chain) : [{ ...route, chain }];
  });
}
