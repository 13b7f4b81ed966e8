import { matchesEtag } from '@platform/server/http/encoding';
import type { ReadOrigin } from '@platform/server/live-files/live-files';
import { readHead } from '@platform/server/live-files/page-head';
import type { Pages } from '@platform/server/pages/pages';
import { type PageCard, readPageCard, sharePath } from '@studio/cards/page-card';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { BusyError } from './draw.ts';

/** Maximum bytes of pictures in memory: those of some 300 pages. */
const MAX_MEMORY_BYTES = 24 * 1024 * 1024;

/** Number of pages whose heads are in memory. */
const MAX_HEADS = 500;

/** Time after which a picture that could not be drawn is tried again, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Caches ask again after this time, in seconds: the page may be withdrawn. */
const MAX_AGE_S = 300;

/** Maximum characters of the address of a page. */
const MAX_ADDRESS = 2000;

interface ShareDeps {
  readonly site: { readonly name: string };
  readonly pages: Pick<Pages, 'document'>;
  readonly origin: ReadOrigin;
  /** Draws a picture as JPEG. Rejects if that fails. */
  readonly draw: (card: PageCard, agency: string) => Promise<Uint8Array<ArrayBuffer>>;
  readonly limit: MiddlewareHandler;
}

/**
 * Creates the route of share pictures: `/share/<version>.jpg?page=<address>`. A picture is drawn when it is first requested, from the head of
 * the live page at the address. If that page has another version now, the response leads to it; without such a page there is no picture.
 */
export function createShare({ site, pages, origin: readOrigin, draw, limit }: ShareDeps) {
  const cards = new LRUCache<string, PageCard>({ max: MAX_HEADS });
  const failed = new LRUCache<string, true>({ max: MAX_HEADS, ttl: RETRY_AFTER_MS });
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, PageCard>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (_key, _stale, { context }) => draw(context, site.name),
    ignoreFetchAbort: true,
  });

  /** Returns what the picture of a live page shows; undefined if there is no such page. */
  async function cardOf(url: string): Promise<PageCard | undefined> {
    const [origin, page] = [readOrigin(), await pages.document(url)];
    if (!page || origin === undefined) return undefined;
    const key = `${page.etag} ${origin}${url}`;
    const known = cards.get(key);
    if (known) return known;
    const { graph } = await readHead(url, new TextDecoder().decode(page.bodies.identity));
    const card = readPageCard(graph, origin + url);
    cards.set(key, card);
    return card;
  }

  return new Hono().get('/share/:file', limit, async (c) => {
    const url = c.req.query('page') ?? '';
    const card = url.startsWith('/') && url.length <= MAX_ADDRESS ? await cardOf(url) : undefined;
    if (!card) return noPicture(c, 404);
    const path = sharePath(card, site.name);
    const [version = ''] = path.split('?', 1);
    if (c.req.path !== version) return c.redirect(path, 302);
    const headers = {
      'Cache-Control': `public, max-age=${MAX_AGE_S}`,
      ETag: `"${version}"`,
      'X-Content-Type-Options': 'nosniff',
    };
    if (matchesEtag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    if (failed.has(version)) return noPicture(c, 503);
    try {
      const bytes = await pictures.forceFetch(version, { context: card });
      return c.body(bytes, 200, {
        ...headers,
        'Content-Type': 'image/jpeg',
        'Content-Length': String(bytes.byteLength),
      });
    } catch (error) {
      if (!(error instanceof BusyError)) failed.set(version, true);
      return noPicture(c, 503);
    }
  });
}

const noPicture = (c: Context, status: 404 | 503) =>
  c.body(null, status, {
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    ...(status === 503 && { 'Retry-After': '60' }),
  });
