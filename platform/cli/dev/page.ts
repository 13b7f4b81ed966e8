import { createHash } from 'node:crypto';
import { assetPrefix, type Registry, type RegistryEntry, type RegistryRoute, SHELL } from '@platform/contract/registry';
import { containerName } from '@platform/contract/release-names';
import type { PageData, PageResult } from '@platform/contract/render';
import { type DevStatus, overlayTag } from './overlay.ts';
import type { DevPages } from './render-worker.ts';
import { newEntry } from './renderer.ts';
import type { DevServer } from './servers.ts';

const PAGE_DATA = /(<script type="application\/json" id="page-data">)([^<]*)/;

/** Returns the data of a page; undefined if it has none. */
export function pageDataIn(html: string): PageData | undefined {
  const json = PAGE_DATA.exec(html)?.[2];
  return json === undefined ? undefined : JSON.parse(json);
}

/** Development servers, and the pages of those remotes whose routes are known. */
export interface Developed {
  readonly servers: readonly DevServer[];
  readonly pages: DevPages;
  /** See `overlayTag`. */
  readonly builds?: string | undefined;
}

/** Returns a page with the entries of the development servers in its registry and in place of its scripts, and with the overlay. */
export function developedPage(html: string, { servers, pages, builds }: Developed, status: DevStatus): string {
  const prefixes = servers.map(({ name }) => assetPrefix(name));
  const isDeveloped = (tag: string) => prefixes.some((prefix) => tag.includes(`="${prefix}`));
  return html
    .replace(/<link rel="preload" as="script" [^>]*>/g, (tag) => (isDeveloped(tag) ? '' : tag))
    .replace(/<script defer src="(\/assets\/[^/]+\/)[^>]*><\/script>/g, (tag, prefix) =>
      isDeveloped(tag) ? `<script defer src="${prefix}entry.js"></script>` : tag,
    )
    .replace('</head>', () => `${overlayTag(status, builds)}</head>`)
    .replace(PAGE_DATA, (_, tag, json) => {
      const data: PageData = JSON.parse(json);
      const text = JSON.stringify({ ...data, registry: developedRegistry(data.registry, { servers, pages }) });
      return tag + text.replaceAll('<', '\\u003c');
    });
}

/** Returns the registry with the entries of the developed remotes. */
export function developedRegistry(registry: Registry, { servers, pages }: Developed): Registry {
  const isDeveloped = (name: string) => name !== SHELL && servers.some((server) => server.name === name);
  const microFrontends = Object.entries(registry.microFrontends).map(([name, entries]) => [
    name,
    isDeveloped(name) ? entries.map((entry) => developedEntry(name, entry, pages[name])) : entries,
  ]);
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

/** Returns the site's whole registry with the entries of the developed remotes, also of those that the site lacks. */
export function wholeRegistry(registry: Registry, developed: Developed): Registry {
  const missing = Object.keys(developed.pages).filter((name) => !(name in registry.microFrontends));
  const added = Object.fromEntries(missing.map((name) => [name, [newEntry()]]));
  return developedRegistry({ ...registry, microFrontends: { ...registry.microFrontends, ...added } }, developed);
}

function developedEntry(
  name: string,
  { extras, metadata, ...entry }: RegistryEntry,
  routes: readonly Pick<RegistryRoute, 'path' | 'layout'>[] = extras.routes,
): RegistryEntry {
  const { url, integrity } = devEntry(name);
  return {
    ...entry,
    url,
    metadata: { ...metadata, integrity },
    extras: { ...extras, chunks: [], routes: routes.map(({ path, layout }) => ({ path, layout, chunks: [] })) },
  };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns a page's policy, extended so that the development servers can notify the page of changes.
 * @param rendered The page that is sent in place of the site's.
 */
export function developedPolicy(policy: string, servers: readonly DevServer[], rendered?: PageResult): string {
  const sockets = servers.map(({ url }) => url.replace('http:', 'ws:'));
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': rendered?.inlineScripts.map(hashSource) ?? [],
    'style-src': rendered?.inlineStyles.map(hashSource) ?? [],
  };
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    return [directive, ...(more[name] ?? [])].join(' ');
  });
  return [...directives, `connect-src 'self' ${sockets.join(' ')}`].join('; ');
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
