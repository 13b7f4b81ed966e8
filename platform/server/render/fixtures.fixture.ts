import type { PageResult } from '@platform/contract/render';
import type { Release, ReleaseRoute } from '../releases/release.ts';

const scripts = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));

/** A route with everything a test does not care about filled in. */
export function route(path: string, rest: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return { path, frame: 'public', search: {}, paths: null, chunks: [], private: false, ...rest };
}

/** A release whose entry is `entry.js`; a remote's routes chunk is `routes.js`. */
export function release(name: string, version: string, routes: readonly ReleaseRoute[] = []): Release {
  return {
    name,
    version,
    info: {
      name,
      contract: 1,
      shared: {},
      entry: 'entry.js',
      chunks: name === 'shell' ? {} : { routes: ['routes.js'] },
    },
    files: [],
    routes,
    integrity: scripts('entry.js', 'routes.js', ...routes.flatMap((one) => one.chunks)),
    createdAt: '2025-01-01T00:00:00.000Z',
  };
}

/** The data of a site. */
export const siteData = { name: 'Hello' };

/** What a worker answers. */
export function rendered(html: string, status = 200): PageResult {
  return { status, html, inlineStyles: [], inlineScripts: [] };
}
