import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { ProblemError, problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import {
  describedCollection,
  entry,
  entryData,
  entryMove,
  entrySave,
  entrySchedule,
  entryVersion,
  listedEntry,
  savedVersion,
} from '@studio/content/api';
import { type Collection, type Data, describeFields } from '@studio/content/collection';
import { collectionOf, collections } from '@studio/content/collections';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { personOf } from '../auth/person.ts';
import type { Entries } from './entries.ts';

/** Bytes of an entry in a request: the longest text with every character escaped. */
const MAX_BODY_BYTES = 1024 * 1024;

const READ_ERRORS = [400, 401, 403, 404, 503];
const WRITE_ERRORS = [...READ_ERRORS, 409, 413, 415];
const noStore = { 'Cache-Control': 'no-store' } as const;

const name = v.pipe(v.string(), v.maxLength(40));
const id = v.pipe(v.string(), v.uuid('the id of an entry'));
const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'the number of a version'), v.transform(Number));
const ofCollection = validate('param', v.object({ collection: name }));
const ofEntry = validate('param', v.object({ collection: name, id }));
const ofVersion = validate('param', v.object({ collection: name, id, version: number }));
const listQuery = validate('query', v.object({ trash: v.optional(v.literal('1')) }));

export interface ContentAdminDeps {
  readonly entries: Entries;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the admin's routes of content, below `/api`. */
export function createContentAdmin({ entries, adminOnly, sameSite }: ContentAdminDeps) {
  const write = [sameSite, adminOnly] as const;
  const writeBody = [...write, jsonOnly, limitBody(MAX_BODY_BYTES)] as const;
  return new Hono()
    .get(
      '/v1/content',
      documented('Lists the collections and their fields', { 200: v.array(describedCollection) }, [401, 403]),
      adminOnly,
      (c) =>
        c.json(
          collections.map(
            ({ name, singular, plural, title, columns, order, page, shownOn, single, ...collection }) => ({
              ...{ name, singular, plural, title, columns: [...columns], order },
              ...(page !== undefined && { page }),
              ...(shownOn !== undefined && { shownOn }),
              ...(single && { single }),
              fields: describeFields(collection),
            }),
          ),
          200,
          noStore,
        ),
    )
    .get(
      '/v1/content/:collection',
      documented('Lists the entries of a collection, or its trash', { 200: v.array(listedEntry) }, READ_ERRORS),
      adminOnly,
      ofCollection,
      listQuery,
      async (c) => {
        const collection = known(c.req.valid('param').collection);
        return c.json(await entries.list(collection, c.req.valid('query').trash === '1'), 200, noStore);
      },
    )
    .post(
      '/v1/content/:collection',
      documented('Creates a draft', { 201: entry }, WRITE_ERRORS),
      ...writeBody,
      ofCollection,
      validate('json', entryData),
      async (c) => {
        const collection = known(c.req.valid('param').collection);
        const draft = draftOf(collection, c.req.valid('json').data);
        return c.json(await entries.create(collection, draft, personOf(c)?.id), 201, noStore);
      },
    )
    .get(
      '/v1/content/:collection/:id',
      documented('Returns an entry', { 200: entry }, READ_ERRORS),
      adminOnly,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.read(known(collection), id), 200, noStore);
      },
    )
    .put(
      '/v1/content/:collection/:id',
      documented(
        'Saves a draft that was made from a version. 409 contains what another one saved',
        { 200: entry },
        WRITE_ERRORS,
      ),
      ...writeBody,
      ofEntry,
      validate('json', entrySave),
      async (c) => {
        const { collection: asked, id } = c.req.valid('param');
        const { base, data } = c.req.valid('json');
        const collection = known(asked);
        const draft = draftOf(collection, data);
        const { isConflict, entry: current } = await entries.save(collection, id, base, draft, personOf(c)?.id);
        if (!isConflict) return c.json(current, 200, noStore);
        const details = { slug: 'changed-meanwhile', status: 409, title: 'The entry was changed meanwhile' } as const;
        const body = { ...((await problem(c, details).json()) as object), current };
        return c.json(body, 409, { ...noStore, 'Content-Type': 'application/problem+json' });
      },
    )
    .delete(
      '/v1/content/:collection/:id',
      documented('Moves an entry to the trash', { 200: entry }, READ_ERRORS),
      ...write,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.setDeleted(known(collection), id, true), 200, noStore);
      },
    )
    .post(
      '/v1/content/:collection/:id/restore',
      documented('Takes an entry out of the trash', { 200: entry }, READ_ERRORS),
      ...write,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.setDeleted(known(collection), id, false), 200, noStore);
      },
    )
    .post(
      '/v1/content/:collection/:id/publish',
      documented('Publishes the latest version', { 200: entry }, [...WRITE_ERRORS, 422]),
      ...writeBody,
      ofEntry,
      validate('json', entryVersion),
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.publish(known(collection), id, c.req.valid('json').version), 200, noStore);
      },
    )
    .post(
      '/v1/content/:collection/:id/unpublish',
      documented('Hides an entry from visitors', { 200: entry }, READ_ERRORS),
      ...write,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.unpublish(known(collection), id), 200, noStore);
      },
    )
    .put(
      '/v1/content/:collection/:id/schedule',
      documented('Publishes the latest version at a time to come', { 200: entry }, [...WRITE_ERRORS, 422]),
      ...writeBody,
      ofEntry,
      validate('json', entrySchedule),
      async (c) => {
        const { collection, id } = c.req.valid('param');
        const { version, at } = c.req.valid('json');
        return c.json(await entries.schedule(known(collection), id, version, new Date(at)), 200, noStore);
      },
    )
    .delete(
      '/v1/content/:collection/:id/schedule',
      documented('Cancels the publication at a time to come', { 200: entry }, READ_ERRORS),
      ...write,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.unschedule(known(collection), id), 200, noStore);
      },
    )
    .post(
      '/v1/content/:collection/:id/move',
      documented('Moves an entry before another one, or to the end', { 204: null }, WRITE_ERRORS),
      ...writeBody,
      ofEntry,
      validate('json', entryMove),
      async (c) => {
        const { collection, id } = c.req.valid('param');
        await entries.move(known(collection), id, c.req.valid('json').before);
        return c.body(null, 204, noStore);
      },
    )
    .get(
      '/v1/content/:collection/:id/versions',
      documented('Lists the versions of an entry, the latest first', { 200: v.array(savedVersion) }, READ_ERRORS),
      adminOnly,
      ofEntry,
      async (c) => {
        const { collection, id } = c.req.valid('param');
        return c.json(await entries.versions(known(collection), id), 200, noStore);
      },
    )
    .get(
      '/v1/content/:collection/:id/versions/:version',
      documented('Returns the values of a version', { 200: entryData }, READ_ERRORS),
      adminOnly,
      ofVersion,
      async (c) => {
        const { collection, id, version } = c.req.valid('param');
        return c.json({ data: await entries.version(known(collection), id, version) }, 200, noStore);
      },
    );
}

export function known(asked: string): Collection {
  const collection = collectionOf(asked);
  if (!collection) throw new ProblemError({ slug: 'no-collection', status: 404, title: 'There is no such collection' });
  return collection;
}

/** Returns a draft of a collection. Throws a 400 if it has other fields, or values of another type. */
export function draftOf(collection: Collection, data: Data): Data {
  const result = v.safeParse(collection.draft, data, { abortEarly: true });
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => ({
    field: `data.${v.getDotPath(issue) ?? ''}`,
    message: issue.message.slice(0, 200),
  }));
  throw new ProblemError({ slug: 'invalid', status: 400, title: 'The request is malformed', errors });
}
