import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How a browser names a request of the site's own pages, or one that no page asked for. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses what another site's page makes a browser write, with a 403. Browsers tell by `Sec-Fetch-Site`, or else (on plain
 * HTTP, and old ones) by `Origin`, which must be of the host that was asked or `publicUrl`'s. Requests with neither come
 * from no page and are let through.
 */
export function sameSite({ publicUrl }: { publicUrl?: string | undefined } = {}): MiddlewareHandler {
  const own = (origin: string, host: string | undefined) =>
    origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);

  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    const allowed = site === undefined ? origin === undefined || own(origin, host) : OWN_SITES.has(site);
    if (allowed) return next();
    return problem(c, { slug: 'cross-site', status: 403, title: 'Other sites may not write here' });
  };
}
