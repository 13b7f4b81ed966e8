import { etagOf, matchesEtag } from '@platform/server/http/encoding';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { documented } from '@platform/server/openapi/documented';
import { type CaseStudy, caseStudy, type Service, service, type Testimonial, testimonial } from '@studio/client/lists';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';

/** Creates the public routes of the lists on services pages. A new database starts with `@studio/client/content/lists-seed`. */
export function createLists({ db }: { readonly db: Database }) {
  return new Hono()
    .get('/services', documentedList('Lists the services', service), async (c) => {
      const rows = db.selectFrom('services').select(['title', 'description', 'slugs']).orderBy('ordinal').execute();
      return respond<Service>(c, withSlugs(await withStoreErrors(rows)));
    })
    .get('/case-studies', documentedList('Lists the case studies', caseStudy), async (c) => {
      const rows = db.selectFrom('case_studies').select(['title', 'description', 'slugs']).orderBy('ordinal').execute();
      return respond<CaseStudy>(c, withSlugs(await withStoreErrors(rows)));
    })
    .get('/testimonials', documentedList('Lists the testimonials', testimonial), async (c) => {
      const rows = db
        .selectFrom('testimonials')
        .select(['text', 'client_name as clientName', 'position', 'slugs'])
        .orderBy('ordinal')
        .execute();
      return respond<Testimonial>(c, withSlugs(await withStoreErrors(rows)));
    });
}

const documentedList = (summary: string, item: v.GenericSchema) =>
  documented(summary, { 200: v.array(item), 304: null }, [503]);

const withSlugs = <Row extends { readonly slugs: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, slugs: row.slugs.split(' ').filter((slug) => slug !== '') }));

/** Responds with a JSON array that caches keep and revalidate. */
function respond<Item>(c: Context, items: Item[]) {
  const etag = etagOf(JSON.stringify(items));
  c.header('Cache-Control', 'public, no-cache');
  c.header('ETag', etag);
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  return c.json(items, 200);
}
