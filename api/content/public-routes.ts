import { etagOf, matchesEtag } from '@platform/server/http/encoding';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { collectionOf } from '@studio/content/collections';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { PublishedLists } from './published.ts';

/** Maximum number of entries of a page of a list. */
const MAX_LIMIT = 100;

const name = v.pipe(v.string(), v.maxLength(40));
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'a number from 1'), v.transform(Number));
const listQuery = v.looseObject({
  page: v.optional(count, '1'),
  /** Number of entries of a page. */
  limit: v.optional(v.pipe(count, v.maxValue(MAX_LIMIT, `at most ${MAX_LIMIT}`)), String(MAX_LIMIT)),
  /** The address of an entry: the list begins after it, goes on from the start, and does not contain it. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Only these fields of each entry, separated by commas. */
  fields: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.transform((names) => names.split(',')),
    ),
  ),
});
const item = v.looseObject({ slug: v.string(), minutes: v.optional(v.number()) });

const notFound = (c: Context) => problem(c, { slug: 'no-content', status: 404, title: 'There is no such content' });

/** Creates the public routes of published content, below `/api`. */
export function createPublicContent({ published }: { readonly published: PublishedLists }) {
  return new Hono()
    .get(
      '/content/:collection',
      documented(
        'Lists the published entries of a collection, without their texts. `Link` leads to the next page, `X-Total` is the number of all',
        { 200: v.array(item), 304: null },
        [400, 404, 503],
      ),
      validate('param', v.object({ collection: name })),
      validate('query', listQuery),
      async (c) => {
        const collection = collectionOf(c.req.valid('param').collection);
        if (!collection) return notFound(c);
        const { page, limit, after, fields, ...values } = c.req.valid('query');
        const all = (await published.of(collection)).items;
        const items = chosenFrom(after === undefined ? all : startingAfter(all, after), collection, values);
        const next = new URLSearchParams({ ...c.req.query(), page: String(page + 1) });
        if (items.length > page * limit) c.header('Link', `<${c.req.path}?${next}>; rel="next"`);
        c.header('X-Total', String(items.length));
        const shown = items.slice((page - 1) * limit, page * limit);
        return respond(c, fields ? shown.map((data) => pick(data, ['slug', ...fields])) : shown);
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

/** Returns the entries after the one with an address, then those before it. */
function startingAfter(items: readonly Data[], slug: string): readonly Data[] {
  const index = items.findIndex((data) => data.slug === slug);
  return [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))];
}

/** Returns the entries that have all given values in their choices, references and switches. Other parameters change nothing. */
function chosenFrom(items: readonly Data[], collection: Collection, values: Readonly<Record<string, unknown>>) {
  const names = (['choice', 'reference', 'switch'] as const).flatMap((kind) => namesOfKind(collection, kind));
  const given = names.filter((field) => typeof values[field] === 'string');
  return given.length === 0
    ? items
    : items.filter((data) => given.every((field) => String(data[field] ?? false) === values[field]));
}

const pick = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([field]) => names.includes(field)));

/** Responds with JSON that caches store and revalidate. */
export function respond(c: Context, body: object) {
  const etag = etagOf(JSON.stringify(body));
  c.header('Cache-Control', 'public, no-cache');
  c.header('ETag', etag);
  return matchesEtag(c.req.header('If-None-Match'), etag) ? c.body(null, 304) : c.json(body, 200);
}
