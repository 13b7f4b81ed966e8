import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Pages } from '../pages/pages.ts';
import type { ReadOrigin } from './live-files.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** Address of the rules for crawlers. */
export const ROBOTS_PATH = '/robots.txt';

interface RobotsDeps {
  readonly pages: Pick<Pages, 'privatePaths'>;
  /** The sitemap is named by its whole address, so none is named while that is not known. */
  readonly origin: ReadOrigin;
}

/** Creates the route of the rules for crawlers (RFC 9309): they keep out of the API and of pages that are not public. */
export function createRobots({ pages, origin: readOrigin }: RobotsDeps): Hono {
  return new Hono().get(ROBOTS_PATH, etag(), (c) => {
    const origin = readOrigin();
    const lines = [
      'User-agent: *',
      ...['/api/', ...prefixesOf(pages.privatePaths)].map((path) => `Disallow: ${path}`),
      ...(origin === undefined ? [] : ['', `Sitemap: ${origin}${SITEMAP_PATH}`]),
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, no-cache' });
  });
}

/** Returns the paths up to their first parameter, without those that another one covers. */
function prefixesOf(paths: readonly string[]): string[] {
  const prefixes = [...new Set(paths.map((path) => path.replace(/:.*/, '')))].sort();
  return prefixes.filter((path) => !prefixes.some((other) => other !== path && path.startsWith(other)));
}
