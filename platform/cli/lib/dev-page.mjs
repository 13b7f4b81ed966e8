/** @typedef {import('./dev-servers.mjs').DevServer} DevServer */
/**
 * What of the contract's registry is touched here.
 * @typedef {{ url: string, metadata: object, extras: { chunks: string[], routes: { chunks: string[] }[] } }} Entry
 * @typedef {{ microFrontends: Record<string, Entry[]> }} Registry
 */

/**
 * Puts the development servers' entries into a page: into its registry and in place of its own scripts. Nothing else of
 * the page changes, so what the browser composes is what it would compose of releases.
 * @param {string} html
 * @param {readonly DevServer[]} servers
 */
export function developedPage(html, servers) {
  const prefixes = servers.map(({ name }) => `/assets/${name}/`);
  const developed = (/** @type {string} */ tag) => prefixes.some((prefix) => tag.includes(`="${prefix}`));
  return html
    .replace(/<link rel="preload" as="script" [^>]*>/g, (tag) => (developed(tag) ? '' : tag))
    .replace(/<script defer src="(\/assets\/[^/]+\/)[^>]*><\/script>/g, (tag, prefix) =>
      developed(tag) ? `<script defer src="${prefix}entry.js"></script>` : tag,
    )
    .replace(/(<script type="application\/json" id="page-data">)([^<]*)/, (_, tag, json) => {
      const data = JSON.parse(json);
      const text = JSON.stringify({ ...data, registry: developedRegistry(data.registry, servers) });
      return tag + text.replaceAll('<', '\\u003c');
    });
}

/**
 * The registry with the entries of what is developed, which have no hash: they change while the page is open.
 * @param {Registry} registry
 * @param {readonly DevServer[]} servers
 * @returns {Registry}
 */
export function developedRegistry(registry, servers) {
  const microFrontends = Object.entries(registry.microFrontends).map(([name, entries]) => [
    name,
    servers.some((server) => server.name === name) ? entries.map((entry) => developedEntry(name, entry)) : entries,
  ]);
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

/**
 * @param {string} name
 * @param {Entry} entry
 */
function developedEntry(name, { extras, metadata, ...entry }) {
  return {
    ...entry,
    url: `/assets/${name}/entry.js`,
    metadata: { ...metadata, integrity: 'unchecked' },
    extras: { ...extras, chunks: [], routes: extras.routes.map((route) => ({ ...route, chunks: [] })) },
  };
}

/**
 * A page's policy, extended by one thing: the development servers may tell the page what has changed.
 * @param {string} policy
 * @param {readonly DevServer[]} servers
 */
export function developedPolicy(policy, servers) {
  const sockets = servers.map(({ url }) => url.replace('http:', 'ws:'));
  return `${policy}; connect-src 'self' ${sockets.join(' ')}`;
}
