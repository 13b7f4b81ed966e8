import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Added to React's refresh runtime wherever it is bundled: shell and remotes then use the copy of whichever came first.
 * Two of them in one page would each renew half of it. Components are registered under their container's name, because
 * shell and remotes contain modules with the same ids.
 */
const ONE_RUNTIME = `
const own = module.exports;
const first = (globalThis.__platformRefreshRuntime ??= { ...own, injected: false });
module.exports = {
  ...first,
  injectIntoGlobalHook(target) {
    if (!first.injected) own.injectIntoGlobalHook(target);
    first.injected = true;
  },
  register: (type, id) => first.register(type, __react_refresh_library__ + ' ' + id),
};
`;

/** One refresh runtime a page, however many containers it is made of. */
export const oneRefreshRuntime: RsbuildPlugin = {
  name: 'platform:one-refresh-runtime',
  setup(api) {
    api.transform({ test: /[\\/]react-refresh[\\/]runtime\.js$/ }, ({ code }) => code + ONE_RUNTIME);
  },
};
