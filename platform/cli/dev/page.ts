import { createHash } from 'node:crypto';
import { assetPrefix, type Registry, type RegistryEntry, SHELL } from '@platform/contract/registry';
import { containerName } from '@platform/contract/release-names';
import { type DevStatus, overlayTag } from './overlay.ts';
import type { DevServer } from './servers.ts';

/** Returns a page with the entries of the development servers in its registry and in place of its scripts, and with the overlay. */
export function developedPage(html: string, servers: readonly DevServer[], status: DevStatus): string {
  const prefixes = servers.map(({ name }) => assetPrefix(name));
  const isDeveloped = (tag: string) => prefixes.some((prefix) => tag.includes(`="${prefix}`));
  return html
    .replace(/<link rel="preload" as="script" [^>]*>/g, (tag) => (isDeveloped(tag) ? '' : tag))
    .replace(/<script defer src="(\/assets\/[^/]+\/)[^>]*><\/script>/g, (tag, prefix) =>
      isDeveloped(tag) ? `<script defer src="${prefix}entry.js"></script>` : tag,
    )
    .replace('</head>', `${overlayTag(status)}</head>`)
    .replace(/(<script type="application\/json" id="page-data">)([^<]*)/, (_, tag, json) => {
      const data: { registry: Registry } = JSON.parse(json);
      const text = JSON.stringify({ ...data, registry: developedRegistry(data.registry, servers) });
      return tag + text.replaceAll('<', '\\u003c');
    });
}

/** Returns the registry with the entries of the developed remotes. */
export function developedRegistry(registry: Registry, servers: readonly DevServer[]): Registry {
  const isDeveloped = (name: string) => name !== SHELL && servers.some((server) => server.name === name);
  const microFrontends = Object.entries(registry.microFrontends).map(([name, entries]) => [
    name,
    isDeveloped(name) ? entries.map((entry) => developedEntry(name, entry)) : entries,
  ]);
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

function developedEntry(name: string, { extras, metadata, ...entry }: RegistryEntry): RegistryEntry {
  const { url, integrity } = devEntry(name);
  return {
    ...entry,
    url,
    metadata: { ...metadata, integrity },
    extras: { ...extras, chunks: [], routes: extras.routes.map((route) => ({ ...route, chunks: [] })) },
  };
}

/** Returns a page's policy, extended so that the development servers can notify the page of changes. */
export function developedPolicy(policy: string, servers: readonly DevServer[]): string {
  const sockets = servers.map(({ url }) => url.replace('http:', 'ws:'));
  return `${policy}; connect-src 'self' ${sockets.join(' ')}`;
}

/**
 * Returns the entry of a developed remote, by path, text and hash: a container that loads the development server's entry, whose text
 * changes, on first use. That entry replaces the container's global variable; this container forwards to it. Its text is constant, so that
 * pages check its hash like that of a release.
 */
export function devEntry(name: string) {
  const container = containerName(name);
  const script = `window.${container} = (() => {
  let loading;
  const load = () => (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '${assetPrefix(name)}entry.js';
    script.onload = () => resolve(window.${container});
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The development server of ${name} does not respond'));
    };
    document.head.append(script);
  }));
  return {
    init: async (...args) => (await load()).init(...args),
    get: async (...args) => (await load()).get(...args),
  };
})();
`;
  const hash = createHash('sha384').update(script).digest('base64');
  return { url: `${assetPrefix(name)}dev-entry.js`, script, integrity: `sha384-${hash}` };
}
