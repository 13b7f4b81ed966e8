import { etagOf, matchesEtag } from '@platform/server/http/encoding';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { collectionOf } from '@studio/content/collections';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Published } from './published.ts';

/** Maximum number of entries of a page of a list. */
const PAGE_SIZE = 100;

const name = v.pipe(v.string(), v.maxLength(40));
const listQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'a number from 1'), v.transform(Number)), '1'),
});
const item = v.looseObject({ slug: v.string(), minutes: v.number() });

const notFound = (c: Context) => problem(c, { slug: 'no-content', status: 404, title: 'There is no such content' });

/** Creates the public routes of published content, below `/api`. */
export function createPublicContent({ published }: { readonly published: Pick<Published, 'of'> }) {
  return new Hono()
    .get(
      '/content/:collection',
      documented(
        'Lists the published entries of a collection, without their texts. `Link` leads to the next page',
        { 200: v.array(item), 304: null },
        [400, 404, 503],
      ),
      validate('param', v.object({ collection: name })),
      validate('query', listQuery),
      async (c) => {
        const collection = collectionOf(c.req.valid('param').collection);
        if (!collection) return notFound(c);
        const { page } = c.req.valid('query');
        const { items } = await published.of(collection);
        if (items.length > page * PAGE_SIZE) c.header('Link', `<${c.req.path}?page=${page + 1}>; rel="next"`);
        return respond(c, items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
      },
    )
    .get(
      '/content/:collection/:slug',
      documented(
        'Returns a published entry, its texts as trees. An old address leads to the present one',
        { 200: item, 304: null, 308: null },
        [400, 404, 503],
      ),
      validate('param', v.object({ collection: name, slug: v.pipe(v.string(), v.maxLength(200)) })),
      async (c) => {
        const { collection: asked, slug } = c.req.valid('param');
        const collection = collectionOf(asked);
        const entries = collection && (await published.of(collection));
        const entry = entries?.find(slug);
        if (!entry) return notFound(c);
        if (entry.slug !== slug)
          return c.redirect(`/api/content/${asked}/${encodeURIComponent(String(entry.slug))}`, 308);
        return respond(c, entry);
      },
    );
}

/** Responds with JSON that caches store and revalidate. */
export function respond(c: Context, body: object) {
  const etag = etagOf(JSON.stringify(body));
  c.header('Cache-Control', 'public, no-cache');
  c.header('ETag', etag);
  return matchesEtag(c.req.header('If-None-Match'), etag) ? c.body(null, 304) : c.json(body, 200);
}
