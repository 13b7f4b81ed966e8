import type { PageResult } from '@platform/contract/render';
import { CONTRACT_VERSION } from '@platform/contract/version';
import type { Release, ReleaseRoute } from '../release-set/release.ts';

const scripts = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));

/** Creates a route, with defaults. */
export function route(path: string, rest: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return { path, layout: 'public', search: {}, paths: null, chunks: [], private: false, ...rest };
}

/** Creates a release whose entry is `entry.js`. A remote's routes chunk is `routes.js`. */
export function release(name: string, version: string, routes: readonly ReleaseRoute[] = []): Release {
  return {
    name,
    version,
    info: {
      name,
      contract: CONTRACT_VERSION,
      shared: {},
      entry: 'entry.js',
      chunks: name === 'shell' ? {} : { routes: ['routes.js'] },
    },
    files: [],
    routes,
    integrity: scripts('entry.js', 'routes.js', ...routes.flatMap(({ chunks }) => chunks)),
    createdAt: '2025-01-01T00:00:00.000Z',
  };
}

/** The data of a site. */
export const siteData = { name: 'Hello' };

/** Creates the result of a render process. */
export function rendered(html: string, status = 200): PageResult {
  return { status, html, inlineStyles: [], inlineScripts: [] };
}
