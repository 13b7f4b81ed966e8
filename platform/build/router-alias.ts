import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MODE } from './mode.ts';

/** Aliases for React Router's production build: its exports map names the development build in every mode. */
export const routerAlias: Record<string, string> = MODE === 'development' ? {} : production();

function production(): Record<string, string> {
  const root = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  return {
    'react-router$': join(root, 'dist/production/index.mjs'),
    'react-router/dom$': join(root, 'dist/production/dom-export.mjs'),
  };
}
