import { CacheProvider } from '@emotion/react';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { browserRoutes } from '@platform/browser/browser-routes';
import { patchRouter } from '@platform/browser/navigation/patch-router';
import { type LoaderContext, toPageRoutes } from '@platform/browser/remote-routes';
import { createRoutes, OUTLET_ROUTE_ID } from '@platform/browser/routes';
import { createStyleCache } from '@platform/browser/styles';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { createRoot } from 'react-dom/client';
// `react-router/dom` is not shared, and would bundle a second router.
import { createBrowserRouter, RouterProvider } from 'react-router';
import lateStyles from 'shell/late.css?url';
import { baseCss } from 'shell/layout/document/base-css.ts';
import { options } from 'shell/options.tsx';
import site from '../../../../site.json';

/** The remotes by the beginnings of the paths they serve. */
const remotes = {
  '/admin': 'admin',
  '/Chatbot': 'chat',
  '/sell': 'catalog',
  '/services/': 'catalog',
  '/': 'marketing',
};

const known = new Set<string>();
const context: LoaderContext = { api: (path, init) => fetch(path, init), onServer: false };

const router = createBrowserRouter(createRoutes({ shell: options, root: { site }, pages: [] }), {
  async patchRoutesOnNavigation({ path, patch }) {
    const [, name] = Object.entries(remotes).find(([beginning]) => path.startsWith(beginning)) ?? [];
    if (name === undefined || known.has(name)) return;
    const remote = await loadRemote<{ default: RemoteRoutes }>(`${name}/routes`);
    if (!remote || known.has(name)) return;
    known.add(name);
    patch(OUTLET_ROUTE_ID, browserRoutes(toPageRoutes(name, remote.default, context)));
  },
});
patchRouter(router, { remotes: { refresh: async () => undefined, isBehind: false, isFar: () => false } });

document.head.append(Object.assign(document.createElement('style'), { textContent: baseCss }));
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: lateStyles }));

const { DocumentHead } = options;
// The site's styles expect the layout in the body itself.
createRoot(document.body).render(
  <CacheProvider value={createStyleCache()}>
    <DocumentHead />
    <RouterProvider router={router} />
  </CacheProvider>,
);
