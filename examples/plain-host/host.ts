import * as emotionJsx from '@emotion/react/jsx-runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import * as react from 'react';
import { createRoot } from 'react-dom/client';

// Any federation host: it knows nothing of the platform but the address of a remote's manifest, here `?site=http://127.0.0.1:3000`.
const site = new URLSearchParams(location.search).get('site') ?? 'http://127.0.0.1:3000';

const host = createInstance({
  name: 'plain_host',
  remotes: [{ name: 'mf_pages', entry: `${site}/assets/pages/mf-manifest.json` }],
  shared: { react: provided(react.version, react), '@emotion/react/jsx-runtime': provided('11.14.0', emotionJsx) },
});

/** Gives remotes the host's copy of a module. */
function provided(version: string, module: object) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: version } };
}

const remote = await host.loadRemote<{ readonly default: RemoteRoutes }>('mf_pages/routes');
const home = remote?.default.find(({ path }) => path === '/');
if (home === undefined || 'children' in home) throw new Error(`${site} has no remote with a home page`);
const { Component } = await home.lazy();
createRoot(document.querySelector('#root') ?? document.body).render(react.createElement(Component));
