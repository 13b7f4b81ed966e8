import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of `Sec-Fetch-Site` for requests of the site's own pages, and of no page. */
export const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Responds 403 to writes that a page of another site makes a browser send. Browsers send `Sec-Fetch-Site`; over plain HTTP, and old
 * ones, only `Origin`, which must have the request's host or be `publicUrl`. A request with neither does not come from a page, and
 * passes.
 *
 * `hono/csrf` is no replacement: it checks forms alone, so that a cross-site write with another content type passes, it accepts a
 * cross-site request whose `Origin` matches, and it refuses programs, which send neither header.
 */
export function sameSite({ publicUrl }: { publicUrl?: string | undefined } = {}): MiddlewareHandler {
  const isOwn = (origin: string, host: string | undefined) =>
    origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);

  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    const isAllowed = site === undefined ? origin === undefined || isOwn(origin, host) : OWN_SITES.has(site);
    if (isAllowed) return next();
    return problem(c, { slug: 'cross-site', status: 403, title: 'Other sites may not write here' });
  };
}
