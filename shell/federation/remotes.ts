import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { findOwner } from '@studio/contract/owner';
import {
  assetPrefix,
  containerName,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
  SHELL,
} from '@studio/contract/registry';
import type { RemoteRoutes } from '@studio/contract/remote-routes';
import { withDeadline } from './deadline.ts';

/** How long a remote may take to load before the region says so, in milliseconds; docs/architecture.md, failures. */
const LOAD_DEADLINE = 8000;

/** The remotes of this document's release set. */
export interface Remotes {
  /** Name of the remote that owns a path. */
  ownerOf(path: string): string | undefined;
  /** A remote's routes. Asks again after a failure; rejects after 8 s. */
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

  return {
    ownerOf: (path) => findOwner(remotes, path)?.owner.name,
    async load(name) {
      const loading = loadRemote<{ default: RemoteRoutes }>(`${containerName(name)}/routes`);
      const module = await withDeadline(loading, LOAD_DEADLINE, `Loading ${name}`);
      if (!module) throw new Error(`${name} exposes no routes`);
      return module.default;
    },
    prefetchRemote(path) {
      const found = findOwner(remotes, path);
      if (found) prefetch(found.owner, []);
    },
    prefetchPage(path) {
      const found = findOwner(remotes, path);
      if (found) prefetch(found.owner, found.route.chunks);
    },
  };
}

/** A remote's entry, what always comes with it, and the given chunks of its pages. */
function prefetch({ name, entry }: Remote, chunks: readonly string[]): void {
  prefetchScript(entry.url);
  for (const file of [...entry.extras.chunks, ...chunks]) prefetchScript(assetPrefix(name) + file);
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
        if (hash === undefined) throw new Error(`${url} is not in the registry`);
        script.src = url;
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
