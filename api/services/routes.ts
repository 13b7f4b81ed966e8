import {
  type CaseStudy,
  caseStudy,
  type Service,
  service,
  type Testimonial,
  testimonial,
} from '@studio/contract/lists';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { documented } from '../openapi/documented.ts';
import { reached } from '../store/reached.ts';
import type { Database } from '../store/schema.ts';

/** The lists that services pages are made of. A new database has those of `@studio/contract/lists-seed`. */
export function createLists({ db }: { readonly db: Database }) {
  return new Hono()
    .get('/services', listOf('The services', service), async (c) => {
      const rows = db.selectFrom('services').select(['title', 'description']).orderBy('ordinal').execute();
      return list<Service>(c, await reached(rows));
    })
    .get('/case-studies', listOf('The case studies', caseStudy), async (c) => {
      const rows = db.selectFrom('case_studies').select(['title', 'description']).orderBy('ordinal').execute();
      return list<CaseStudy>(c, await reached(rows));
    })
    .get('/testimonials', listOf('What clients say', testimonial), async (c) => {
      const rows = db
        .selectFrom('testimonials')
        .select(['text', 'client_name as clientName', 'position'])
        .orderBy('ordinal')
        .execute();
      return list<Testimonial>(c, await reached(rows));
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

/** For typed clients. */
export type ListsApi = ReturnType<typeof createLists>;
