import { HOT } from './mode.ts';

/** Modules that exist once in a page and come from the shell, at the shell's version. Both bundles use this list. */
export const SHARED: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  'zustand',
  ...(HOT ? ['@emotion/react/jsx-dev-runtime'] : []),
];

/** Outside development servers the shell's module for development is empty: see `platform/browser/loading/shared-modules.ts`. */
export const sharedAlias: Record<string, false> = HOT ? {} : { '@emotion/react/jsx-dev-runtime$': false };

/** Returns the package of a shared module, such as `react` for `react/jsx-runtime`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
