import { assetPrefix, type Registry, type RegistryEntry, SHELL } from '@platform/contract/registry';
import { devEntry } from './entry.ts';
import type { News } from './news.ts';
import { overlayTag } from './overlay.ts';
import type { DevServer } from './servers.ts';

/**
 * Puts the development servers' entries into a page: into its registry, and in place of its own scripts, and adds the overlay.
 * Nothing else changes, so the browser composes the page as it would of releases.
 */
export function developedPage(html: string, servers: readonly DevServer[], news: News): string {
  const prefixes = servers.map(({ name }) => assetPrefix(name));
  const isDeveloped = (tag: string) => prefixes.some((prefix) => tag.includes(`="${prefix}`));
  return html
    .replace(/<link rel="preload" as="script" [^>]*>/g, (tag) => (isDeveloped(tag) ? '' : tag))
    .replace(/<script defer src="(\/assets\/[^/]+\/)[^>]*><\/script>/g, (tag, prefix) =>
      isDeveloped(tag) ? `<script defer src="${prefix}entry.js"></script>` : tag,
    )
    .replace('</head>', `${overlayTag(news)}</head>`)
    .replace(/(<script type="application\/json" id="page-data">)([^<]*)/, (_, tag, json) => {
      const data: { registry: Registry } = JSON.parse(json);
      const text = JSON.stringify({ ...data, registry: developedRegistry(data.registry, servers) });
      return tag + text.replaceAll('<', '\\u003c');
    });
}

/** Returns the registry with the entries of the remotes that are developed. */
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
