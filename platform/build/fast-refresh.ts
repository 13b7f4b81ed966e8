import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Appended to each copy of React's refresh runtime, so that shell and remotes use the first copy in the page: two of them
 * would each refresh half of it. Components are registered under their container's name, because shell and remotes contain
 * modules with the same ids.
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

/** Makes all containers of a page use one refresh runtime. */
export const oneRefreshRuntime: RsbuildPlugin = {
  name: 'platform:one-refresh-runtime',
  setup(api) {
    api.transform({ test: /[\\/]react-refresh[\\/]runtime\.js$/ }, ({ code }) => code + ONE_RUNTIME);
  },
};
