import type { Context } from 'hono';
import { matchesEtag, negotiate } from '../http/encoding.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import type { FinishedPage } from './cache/finished-page.ts';
import type { LiveSet } from './live-set.ts';

/** The end of a path that names a file, not a page: `/apple-touch-icon.png`. It gets no error page. */
const FILE = /\.(?!html?$)[a-z0-9]{1,5}$/i;

/**
 * Responds to a request with the page of a set at its URL, or with a redirect to the page's right spelling.
 * @param header Reads the request's headers.
 */
export async function respondFrom(
  set: LiveSet | undefined,
  c: Context,
  header: ReadHeader = (name) => c.req.header(name),
): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return noPage(405, { Allow: 'GET, HEAD' });
  if (!set) return noPage(503, { 'Retry-After': '1' });
  const [path = '', search = ''] = pathAndSearch(c.req.url).split(/\?(.*)/s);
  const address = set.addresses.find(path, search);
  if (address.kind === 'moved') {
    const fragment = address.fragment === undefined ? '' : `#${address.fragment}`;
    return redirect(address.path + (search && `?${search}`) + fragment);
  }
  // A page that exists must not be called missing: search engines would forget it.
  if (set.isUnsure(path)) return noPage(503, { 'Retry-After': '10' });
  if (address.kind === 'unknown' && FILE.test(path)) return noPage(404, {});
  return pageResponse(header, await set.page(address));
}

/** Responds with the registry document of a set, or of other releases. */
export async function registryFrom(set: LiveSet | undefined, c: Context, releases?: ReleaseSet): Promise<Response> {
  if (!set) return noPage(503, { 'Retry-After': '1' });
  return pageResponse((name) => c.req.header(name), await set.registry(releases));
}

/** Returns path and search of a URL of a request, still encoded. */
export const pathAndSearch = (url: string): string =>
  url
    .slice(url.indexOf('/', url.indexOf('//') + 2))
    .split('#', 1)
    .join();

const noPage = (status: 404 | 405 | 503, headers: Record<string, string>) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Browsers revalidate it each time: a later release may have a page at the address. */
const redirect = (location: string) =>
  new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'public, no-cache' } });

/** Reads a request header that the response depends on. */
export type ReadHeader = (name: 'if-none-match' | 'accept-encoding') => string | undefined;

/** Returns the page in the encoding that the client accepts, or a 304. The first request makes the page compress better. */
export function representationOf(header: ReadHeader, page: FinishedPage) {
  if (matchesEtag(header('if-none-match'), page.etag)) return { status: 304, headers: page.unchanged, body: null };
  const encoding = negotiate(header('accept-encoding'));
  if (encoding === 'br') void page.improve();
  return { status: page.status, headers: page.headers[encoding], body: page.bodies[encoding] };
}

/** Responds with a page, in the encoding that the client accepts. */
export function pageResponse(header: ReadHeader, page: FinishedPage): Response {
  const { body, ...rest } = representationOf(header, page);
  return new Response(body, rest);
}
