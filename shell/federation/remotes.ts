import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { findOwner } from '@studio/contract/owner';
import {
  assetPrefix,
  containerName,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
  SHELL,
  UNCHECKED,
} from '@studio/contract/registry';
import type { PageModule, RemoteRoute, RemoteRoutes } from '@studio/contract/remote-routes';
import { createLoading } from './loading.ts';

/** Who owns a path, and how its pages are framed. */
export interface Owner {
  readonly name: string;
  readonly version: string;
  readonly frame: RegistryRoute['frame'];
}

/** The remotes of this document's release set. */
export interface Remotes {
  /** The remote that owns a path. */
  ownerOf(path: string): Owner | undefined;
  /** A remote's routes. They and their pages' code are loaded by `createLoading`. */
  load(name: string): Promise<RemoteRoutes>;
  /** Asks for the scripts of the remote that owns a path, in one wave. */
  prefetchRemote(path: string): void;
  /** Asks for all scripts a path needs, the page's own among them, in one wave. */
  prefetchPage(path: string): void;
}

interface Remote {
  readonly name: string;
  readonly entry: RegistryEntry;
  readonly routes: readonly RegistryRoute[];
}

/** Makes the remotes of a registry loadable, each at exactly the version it names. */
export function createRemotes(registry: Registry): Remotes {
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, [entry]]): Remote[] =>
    entry && name !== SHELL ? [{ name, entry, routes: entry.extras.routes }] : [],
  );
  register(remotes);
  const loadings = new Map(remotes.map((remote) => [remote.name, routesLoading(remote)]));

  /** From a page with a layout of its own (the admin area) nothing is fetched for the way out. */
  const leavable = () => findOwner(remotes, location.pathname)?.route.frame !== 'bare';

  return {
    ownerOf(path) {
      const found = findOwner(remotes, path);
      return found && { name: found.owner.name, version: found.owner.entry.metadata.version, frame: found.route.frame };
    },
    async load(name) {
      const load = loadings.get(name);
      if (!load) throw new Error(`${name} is not in the registry`);
      return load();
    },
    prefetchRemote(path) {
      const found = leavable() ? findOwner(remotes, path) : undefined;
      if (found) filesOf(found.owner).forEach(prefetchScript);
    },
    prefetchPage(path) {
      const found = leavable() ? findOwner(remotes, path) : undefined;
      if (found) filesOf(found.owner, found.route.chunks).forEach(prefetchScript);
    },
  };
}

/** The loading of a remote's entry and routes. */
function routesLoading(remote: Remote): () => Promise<RemoteRoutes> {
  const { name, entry } = remote;
  return createLoading({
    remote: name,
    version: entry.metadata.version,
    files: filesOf(remote),
    async load() {
      const module = await loadRemote<{ default: RemoteRoutes }>(`${containerName(name)}/routes`);
      if (!module) throw new Error(`${name} exposes no routes`);
      return module.default.map((route) => withPageLoading(remote, route));
    },
  });
}

/** A route whose code is loaded under the same rules as the remote itself. */
function withPageLoading(remote: Remote, route: RemoteRoute): RemoteRoute {
  const { name, entry } = remote;
  const lazy = createLoading<PageModule>({
    remote: name,
    version: entry.metadata.version,
    files: [...new Set(chunksOf(remote, route))].map((file) => assetPrefix(name) + file),
    async load() {
      const page = await route.lazy();
      // The second import of a module that threw while it ran gives what there is of it.
      if (page.Component === undefined) throw new Error(`${route.path} has no component`);
      return page;
    },
  });
  return 'children' in route
    ? { ...route, lazy, children: route.children.map((child) => withPageLoading(remote, child)) }
    : { ...route, lazy };
}

/** Chunks of a page; a layout's are among those of its pages. */
function chunksOf(remote: Remote, route: RemoteRoute): readonly string[] {
  if ('children' in route) return route.children.flatMap((child) => chunksOf(remote, child));
  return remote.routes.find(({ path }) => path === route.path)?.chunks ?? [];
}

/** Addresses of a remote's entry, of what always comes with it, and of the given chunks of its pages. */
function filesOf({ name, entry }: Remote, chunks: readonly string[] = []): string[] {
  return [entry.url, ...[...entry.extras.chunks, ...chunks].map((file) => assetPrefix(name) + file)];
}

/** Names the remotes to the federation runtime, and has it check the hash of every entry it loads. */
function register(remotes: readonly Remote[]): void {
  const integrity = new Map(remotes.map(({ entry }) => [entry.url, entry.metadata.integrity]));
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        const hash = integrity.get(new URL(url, location.href).pathname);
        script.src = url;
        if (hash === UNCHECKED) return script;
        // A browser takes any other text for no hash at all, and would run whatever comes.
        if (!hash?.startsWith('sha384-')) throw new Error(`${url} has no hash in the registry`);
        script.integrity = hash;
        script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
  registerRemotes(
    remotes.map(({ name, entry }) => ({
      name: containerName(name),
      entryGlobalName: containerName(name),
      entry: new URL(entry.url, location.href).href,
      type: 'global',
    })),
  );
}

/**
 * Has the browser put a script into its cache, where it stays for good: the address names the content. A script the page
 * knows of is not asked for again. (A preload would be one wave earlier, and a complaint if it is not used at once.)
 */
function prefetchScript(href: string): void {
  if (document.querySelector(`[href="${href}"], [src="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', href });
  document.head.append(link);
}
