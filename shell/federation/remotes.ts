import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { findOwner } from '@studio/contract/owner';
import { assetPrefix, containerName, type Registry, type RegistryEntry, SHELL } from '@studio/contract/registry';
import type { RemoteRoutes } from '@studio/contract/remote-routes';
import { withDeadline } from './deadline.ts';

/** How long a remote may take to load before the region says so, in milliseconds; docs/architecture.md, failures. */
const LOAD_DEADLINE = 8000;

/** The remotes of this document's release set. */
export interface Remotes {
  /** Name of the remote that owns a path, and the scripts of its page. */
  ownerOf(path: string): { readonly name: string; readonly chunks: readonly string[] } | undefined;
  /** A remote's routes. Asks again after a failure; rejects after 8 s. */
  load(name: string): Promise<RemoteRoutes>;
  /** Asks for all scripts a path needs, in one wave. */
  preload(path: string): void;
}

/** Makes the remotes of a registry loadable, each at exactly the version it names. */
export function createRemotes(registry: Registry): Remotes {
  const entries = Object.entries(registry.microFrontends).flatMap(([name, [entry]]) =>
    entry && name !== SHELL ? [{ name, entry, routes: entry.extras.routes }] : [],
  );
  const byName = new Map(entries.map(({ name, entry }) => [name, entry]));
  register(entries);

  const ownerOf: Remotes['ownerOf'] = (path) => {
    const found = findOwner(entries, path);
    return found && { name: found.owner.name, chunks: found.route.chunks };
  };

  return {
    ownerOf,
    async load(name) {
      const loading = loadRemote<{ default: RemoteRoutes }>(`${containerName(name)}/routes`);
      const module = await withDeadline(loading, LOAD_DEADLINE, `Loading ${name}`);
      if (!module) throw new Error(`${name} exposes no routes`);
      return module.default;
    },
    preload(path) {
      const owner = ownerOf(path);
      const entry = owner && byName.get(owner.name);
      if (!entry) return;
      const prefix = assetPrefix(owner.name);
      preloadScript(entry.url, entry.metadata.integrity);
      for (const file of [...entry.extras.chunks, ...owner.chunks]) {
        preloadScript(prefix + file, entry.extras.integrity[file]);
      }
    },
  };
}

/** Names the remotes to the federation runtime, and has it check the hash of every entry it loads. */
function register(entries: readonly { readonly name: string; readonly entry: RegistryEntry }[]): void {
  const integrity = new Map(entries.map(({ entry }) => [entry.url, entry.metadata.integrity]));
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
    entries.map(({ name, entry }) => ({
      name: containerName(name),
      entryGlobalName: containerName(name),
      entry: new URL(entry.url, location.href).href,
      type: 'global',
    })),
  );
}

/** Asks the browser for a script that is about to run. Asking twice costs nothing. */
function preloadScript(href: string, integrity: string | undefined): void {
  if (integrity === undefined || document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}
