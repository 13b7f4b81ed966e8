import { findRemote } from '@platform/contract/find-remote';
import {
  REGISTRY_PATH,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
  SHELL,
} from '@platform/contract/registry';
import type { PageModule, RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import { createHost, type RuntimePlugin } from './loading/federation.ts';
import { createLoading, withScriptErrors } from './loading/loading.ts';

interface Remote {
  readonly name: string;
  readonly entry: RegistryEntry;
  readonly routes: readonly RegistryRoute[];
}

/** The remotes of a document. */
export type Remotes = ReturnType<typeof createRemotes>;

/**
 * Creates the remotes of a page's registry, each at exactly the version that it names. The other live remotes are read from the site when
 * the first of them is needed.
 */
export function createRemotes(registry: Registry, plugins?: readonly RuntimePlugin[]) {
  const remotes: Remote[] = [];
  const loadings = new Map<string, () => Promise<RemoteRoutes>>();
  /** Names of remotes whose code has run, and URLs of files in the browser's cache. */
  const ready = new Set<string>();
  const version = shellVersion(registry) ?? '';
  const host = createHost(version, plugins);
  add(registry);

  /** Adds remotes that this document lacks. Its own keep their version. */
  function add({ microFrontends }: Registry): void {
    const added = Object.entries(microFrontends).flatMap(([name, [entry]]): Remote[] =>
      entry && name !== SHELL && !loadings.has(name) ? [{ name, entry, routes: entry.extras.routes }] : [],
    );
    remotes.push(...added);
    for (const remote of added) {
      const { name, entry } = remote;
      host.register(name, entry);
      const load = async () => (await host.loadRoutes(name)).map((route) => withPageLoading(remote, route));
      loadings.set(
        name,
        createLoading({ remote: name, version: entry.metadata.version, files: filesOf(remote), load }),
      );
    }
  }

  let isOutdated = false;
  let isBehind = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const readLive = createLoading({
    remote: SHELL,
    version,
    files: [REGISTRY_PATH],
    async load() {
      const response = await fetch(REGISTRY_PATH);
      if (!response.ok) throw new Error(`${REGISTRY_PATH} returned status ${response.status}`);
      return (await response.json()) as Registry;
    },
  });

  /**
   * Reads the registry, and registers remotes that this document lacks. Does nothing if that was done less than `maxAge` milliseconds ago.
   * Rejects with a `RemoteLoadError`.
   */
  async function refresh(maxAge = 0): Promise<void> {
    if (performance.now() - readAt < maxAge) return;
    const live = await readLive();
    readAt = performance.now();
    isOutdated = shellVersion(live) !== version;
    isBehind = isOutdated || remotes.some(({ name, entry }) => versionOf(live, name) !== entry.metadata.version);
    if (!isOutdated) add(live);
  }

  /** Reads the registry if this document has not read it yet. Rejects with a `RemoteLoadError`. */
  const readOnce = () => refresh(Number.POSITIVE_INFINITY);

  const prefetch = (href: string) => prefetchFile(href, () => ready.add(href));

  /** Returns the remote and the route to prefetch for a page. Undefined on a page with a layout of its own, which few visitors leave. */
  async function findToPrefetch(path: string) {
    if (findRemote(remotes, location.pathname)?.route.layout === 'bare') return undefined;
    // Without the registry nothing is prefetched; a navigation reads it again.
    await readOnce().catch(() => undefined);
    return findRemote(remotes, path);
  }

  return {
    /** Returns the remote that serves a path, and the layout of the page; undefined if there is none. */
    find(path: string) {
      const match = findRemote(remotes, path);
      if (!match) return undefined;
      const { remote, route } = match;
      return { name: remote.name, version: remote.entry.metadata.version, layout: route.layout };
    },
    refresh,
    readOnce,
    /** Versions of the remotes by name. */
    get versions(): Readonly<Record<string, string>> {
      return Object.fromEntries(remotes.map(({ name, entry }) => [name, entry.metadata.version]));
    },
    /** Whether a release of this document is no longer live. */
    get isBehind() {
      return isBehind;
    },
    /** Whether another shell is live: other remotes may not fit this document's shell, so their pages need a new document. */
    get isOutdated() {
      return isOutdated;
    },
    /** Loads a remote's routes. Rejects with a `RemoteLoadError`. */
    async load(name: string): Promise<RemoteRoutes> {
      const load = loadings.get(name);
      if (!load) throw new Error(`${name} is not in the registry`);
      const routes = await load();
      ready.add(name);
      return routes;
    },
    /** Returns whether the code of a page's remote is neither loaded nor prefetched: a new document shows the page sooner. */
    isFar(path: string): boolean {
      const match = findRemote(remotes, path);
      return !match || !(ready.has(match.remote.name) || filesOf(match.remote).every((file) => ready.has(file)));
    },
    /** Prefetches the files of the remote that serves a path, in one wave. */
    async prefetchRemote(path: string): Promise<void> {
      const match = await findToPrefetch(path);
      if (match) filesOf(match.remote).forEach(prefetch);
    },
    /** Prefetches all files of the page at a path, in one wave. Returns the name of its remote; undefined if nothing is to be prefetched. */
    async prefetchPage(path: string): Promise<string | undefined> {
      const match = await findToPrefetch(path);
      if (match) filesOf(match.remote, match.route.chunks).forEach(prefetch);
      return match?.remote.name;
    },
  };
}

/** Returns the version of a remote in a registry. */
const versionOf = ({ microFrontends }: Registry, name: string): string | undefined =>
  microFrontends[name]?.[0]?.metadata.version;

/** Returns the origin of the files that a registry names. */
export const filesOrigin = ({ microFrontends }: Registry): string =>
  new URL(microFrontends[SHELL]?.[0]?.url ?? '', location.href).origin;

/** Returns the address of the folder with an entry and its chunks. */
const folderOf = ({ url }: RegistryEntry): string => url.slice(0, url.lastIndexOf('/') + 1);

/** Returns the version of the shell in a registry. */
const shellVersion = (registry: Registry): string | undefined => versionOf(registry, SHELL);

/** Returns the route with its code loaded by the same rules as the remote itself. */
function withPageLoading(remote: Remote, route: RemoteRoute): RemoteRoute {
  const { name, entry } = remote;
  const { version } = entry.metadata;
  const lazy = createLoading<PageModule>({
    remote: name,
    version,
    files: [...new Set(chunksOf(remote, route))].map((file) => folderOf(entry) + file),
    async load() {
      const page = await route.lazy();
      // Importing a module that threw once returns its unfinished exports.
      if (page.Component === undefined) throw new Error(`${route.path} has no component`);
      return page.loader ? { ...page, loader: withScriptErrors({ remote: name, version }, page.loader) } : page;
    },
  });
  return 'children' in route
    ? { ...route, lazy, children: route.children.map((child) => withPageLoading(remote, child)) }
    : { ...route, lazy };
}

/** Returns the chunks of a page. A layout's chunks are among those of its pages. */
function chunksOf(remote: Remote, route: RemoteRoute): readonly string[] {
  if ('children' in route) return route.children.flatMap((child) => chunksOf(remote, child));
  return remote.routes.find(({ path }) => path === route.path)?.chunks ?? [];
}

/** Returns the addresses of a remote's entry, of the chunks it always needs, and of the given page chunks. */
function filesOf({ entry }: Remote, chunks: readonly string[] = []): string[] {
  return [entry.url, ...[...entry.extras.chunks, ...chunks].map((file) => folderOf(entry) + file)];
}

/**
 * Prefetches a script or a style sheet into the browser's cache, where it stays: its URL names its content. Skips files that the page
 * already names. (A preload would start earlier, but the browser warns if it is not used at once.)
 */
function prefetchFile(href: string, onload: () => void): void {
  if (document.querySelector(`[href="${href}"], [src="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: href.endsWith('.css') ? 'style' : 'script', href, onload });
  document.head.append(link);
}
