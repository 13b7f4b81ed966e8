import { etagOf, matchesEtag } from '@platform/server/http/encoding';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { documented } from '@platform/server/openapi/documented';
import { type CaseStudy, caseStudy, type Service, service, type Testimonial, testimonial } from '@studio/client/lists';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { Context as SiteContext } from '../resource.ts';

export { migrations } from './table.ts';

/** Creates the lists on services pages. */
export const create = ({ db }: Pick<SiteContext, 'db'>) => ({ publicApi: createLists({ db }) });

/** Creates the public routes of the lists. A new database starts with `@studio/client/content/lists-seed`. */
export function createLists({ db }: { readonly db: Database }) {
  const titled = (table: 'services' | 'case_studies') =>
    db.selectFrom(table).select(['title', 'description', 'slugs']).orderBy('ordinal').execute();
  const testimonials = () =>
    db
      .selectFrom('testimonials')
      .select(['text', 'client_name as clientName', 'position', 'slugs'])
      .orderBy('ordinal')
      .execute();
  return new Hono()
    .get('/services', documentedList('Lists the services', service), async (c) =>
      respond<Service>(c, titled('services')),
    )
    .get('/case-studies', documentedList('Lists the case studies', caseStudy), async (c) =>
      respond<CaseStudy>(c, titled('case_studies')),
    )
    .get('/testimonials', documentedList('Lists the testimonials', testimonial), async (c) =>
      respond<Testimonial>(c, testimonials()),
    );
}

const documentedList = (summary: string, item: v.GenericSchema) =>
  documented(summary, { 200: v.array(item), 304: null }, [503]);

type ListRow<Item> = Omit<Item, 'slugs'> & { readonly slugs: string };

/** Responds with a JSON array that caches store and revalidate. */
async function respond<Item extends { slugs: string[] }>(c: Context, rows: Promise<ListRow<Item>[]>) {
  const items = (await withStoreErrors(rows)).map((row) => ({
    ...row,
    slugs: row.slugs.split(' ').filter((slug) => slug !== ''),
  })) as unknown as Item[];
  const etag = etagOf(JSON.stringify(items));
  c.header('Cache-Control', 'public, no-cache');
  c.header('ETag', etag);
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  return c.json(items, 200);
}
