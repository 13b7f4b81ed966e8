import { createRequire, isBuiltin } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { RemoteRoute, RemoteRoutes } from '@studio/contract/remote-routes';
import type { PageRequest, PageResult, RemoteServerHalf, ShellServerHalf } from '@studio/contract/render';
import { type Bundle, openBundle } from './bundle.ts';
import type { DescribedRoute, RenderTask, WorkerFiles } from './render-pool.ts';

/*
 * Runs in a worker of a release set's pool, with an empty environment. It knows the set's server halves and nothing
 * else: no store, no settings, no request.
 */

const files = workerData as WorkerFiles;
const nodeRequire = createRequire(import.meta.url);

/** The shell may use Node's own modules (streams); remotes get what the shell shares, and nothing else. */
const shell = openBundle('shell', files.shell, (module) => {
  if (!isBuiltin(module)) throw new Error(`The shell's server half asks for ${module}, which it should contain`);
  return nodeRequire(module);
}).load('render.js') as ShellServerHalf;

const bundles = new Map<string, Bundle>();

function bundleOf(name: string): Bundle {
  const known = bundles.get(name);
  if (known) return known;
  const own = files.remotes[name];
  if (!own) throw new Error(`${name} is not in this release set`);
  const bundle = openBundle(name, own, (module) => {
    const shared = shell.shared[module];
    if (shared === undefined) throw new Error(`${name} asks for ${module}, which the shell does not share`);
    return shared;
  });
  bundles.set(name, bundle);
  return bundle;
}

function routesOf(name: string): RemoteRoutes {
  return (bundleOf(name).load('routes.js') as RemoteServerHalf).default;
}

/** Renders a page; see `ShellServerHalf`. */
export function render({ owner, ...page }: RenderTask): Promise<PageResult> {
  const request: PageRequest = { ...page, owner: owner === null ? null : { name: owner, routes: routesOf(owner) } };
  return shell.render(request);
}

/** What the site must know of a remote's routes, children included, with the server files each page loads. */
export async function describe(name: string): Promise<DescribedRoute[]> {
  const described: DescribedRoute[] = [];
  for (const route of flatten(routesOf(name))) {
    const { handle, path } = route;
    described.push({
      path,
      frame: handle.frame ?? 'public',
      search: Object.fromEntries(Object.entries(handle.search ?? {}).map(([key, values]) => [key, [...values]])),
      paths: handle.paths ? [...handle.paths()] : null,
      title: typeof handle.title === 'string' ? handle.title : null,
      files: [...(await bundleOf(name).loadedDuring(route.lazy))],
    });
  }
  return described;
}

function flatten(routes: RemoteRoutes): RemoteRoute[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}
