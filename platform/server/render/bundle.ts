import type { RemoteApi, RemotePage, RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import type { RemoteServerBundle } from '@platform/contract/render';
import type { ServerBundle } from './messages.ts';
import type { Realm } from './realm.ts';

/** A server bundle that can be run. */
export type Bundle = ReturnType<typeof openBundle>;

/**
 * Opens a CommonJS bundle in a realm. `require('./x')` loads another file of the bundle; any other module comes from `provide`, which throws
 * for modules it does not provide. `import()` always rejects.
 */
export function openBundle(
  { compile, copy }: Realm,
  name: string,
  files: ServerBundle,
  provide: (module: string) => unknown,
) {
  const modules = new Map<string, { exports: unknown }>();
  let loaded: string[] = [];

  /** Returns the exports of a file. Runs each file once. */
  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text === undefined) throw new Error(`${name} has no file ${file} in its server bundle`);
    const module: { exports: unknown } = copy({ exports: {} });
    modules.set(file, module);
    loaded.push(file);
    const require = (request: string) => (request.startsWith('./') ? load(request.slice(2)) : provide(request));
    compile(text, `${name}/${file}`)(module, module.exports, require);
    return module.exports;
  };

  return {
    load,
    /** Returns the files loaded while `action` runs. */
    async loadedDuring(action: () => Promise<unknown>): Promise<readonly string[]> {
      loaded = [];
      await action();
      return loaded;
    },
  };
}

/**
 * Returns a remote's pages, each with the server files that it loads; null if it exports no list of routes. The gate checks their
 * shape.
 * @param open Opens the remote's server bundle anew.
 */
export async function describeRoutes(open: () => Bundle, api: RemoteApi): Promise<unknown> {
  const routes = routesOf(open());
  if (!Array.isArray(routes)) return null;
  const described: unknown[] = [];
  for (const [i, { path, handle = {} }] of pagesOf(routes).entries()) {
    const { layout, revalidate, search, missing, title, description } = handle as Partial<RemotePage['handle']>;
    const read: string[] = [];
    const paths = await pathsOf(handle, (address) => {
      read.push(address);
      return api(address);
    });
    described.push({
      path,
      layout,
      private: (handle as Partial<RemotePage['handle']>).private,
      revalidate,
      search,
      paths,
      ...(read.length > 0 && { fromApi: true }),
      missing,
      title: textOf(title),
      description: textOf(description),
      files: await filesOfPage(open(), i),
    });
  }
  return described;
}

/** Returns the path pattern of each of a remote's pages, and the paths that it lists: of any shape. */
export async function listPaths(bundle: Bundle, api: RemoteApi): Promise<unknown> {
  const lists: unknown[] = [];
  for (const { path, handle = {} } of pagesOf(routesOf(bundle)))
    lists.push({ path, paths: await pathsOf(handle, api) });
  return lists;
}

async function pathsOf({ paths }: Partial<RemotePage['handle']>, api: RemoteApi): Promise<unknown> {
  return paths ? await paths(api) : null;
}

/** Replaces a function, which cannot be sent to the server. */
const textOf = (value: unknown): unknown => (typeof value === 'function' ? 'computed' : value);

/** Returns a remote's routes, unchecked. */
export const routesOf = (bundle: Bundle): RemoteRoutes => (bundle.load('routes.js') as RemoteServerBundle).default;

/** Returns the server files that a page and its layouts load, by loading them in a new bundle. */
async function filesOfPage(fresh: Bundle, index: number): Promise<string[]> {
  const page = pagesOf(routesOf(fresh))[index];
  return [...(await fresh.loadedDuring(() => Promise.all(page?.chain.map((route) => route.lazy()) ?? [])))];
}

/** A page with the chain of routes that leads to it: its layouts, outermost first, and itself. */
type PageChain = RemotePage & { readonly chain: readonly RemoteRoute[] };

function pagesOf(routes: RemoteRoutes, layouts: readonly RemoteRoute[] = []): PageChain[] {
  return routes.flatMap((route) => {
    const chain = [...layouts, route];
    return 'children' in route ? pagesOf(route.children, chain) : [{ ...route, chain }];
  });
}
