import { withStoreErrors } from '@platform/server/database/with-store-errors';
import { etagOf, matchesEtag } from '@platform/server/http/etag';
import { documented } from '@platform/server/openapi/documented';
import { type CaseStudy, caseStudy, type Service, service, type Testimonial, testimonial } from '@studio/client/lists';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';

/** The lists that services pages are made of. A new database has those of `@studio/contract/lists-seed`. */
export function createLists({ db }: { readonly db: Database }) {
  return new Hono()
    .get('/services', listOf('The services', service), async (c) => {
      const rows = db.selectFrom('services').select(['title', 'description']).orderBy('ordinal').execute();
      return list<Service>(c, await withStoreErrors(rows));
    })
    .get('/case-studies', listOf('The case studies', caseStudy), async (c) => {
      const rows = db.selectFrom('case_studies').select(['title', 'description']).orderBy('ordinal').execute();
      return list<CaseStudy>(c, await withStoreErrors(rows));
    })
    .get('/testimonials', listOf('What clients say', testimonial), async (c) => {
      const rows = db
        .selectFrom('testimonials')
        .select(['text', 'client_name as clientName', 'position'])
        .orderBy('ordinal')
        .execute();
      return list<Testimonial>(c, await withStoreErrors(rows));
    });
}

const listOf = (summary: string, item: v.GenericSchema) =>
  documented(summary, { 200: v.array(item), 304: null }, [503]);

/** A JSON array that caches keep, and ask about each time. */
function list<Item>(c: Context, items: Item[]) {
  const etag = etagOf(JSON.stringify(items));
  c.header('Cache-Control', 'public, no-cache');
  c.header('ETag', etag);
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  return c.json(items, 200);
}
