import { type ProblemDetails, ProblemError } from '@platform/server/http/problem';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { collections } from '@studio/content/collections';
import { withOptional, withoutRemoved } from '@studio/content/complete';
import { type Field, infoOfField } from '@studio/content/fields';
import { isTooNested } from '@studio/content/markdown';
import type { Selectable, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database, Schema } from '../database.ts';
import { pictureErrors } from '../media/expand.ts';
import type { ContentSchema } from './table.ts';

/*
 * Rows of entries, in the database or in a transaction.
 */

export type Row = Selectable<ContentSchema['content_entries']>;

export const problemOf = (slug: string, status: ProblemDetails['status'], title: string, more: object = {}) =>
  new ProblemError({ slug, status, title, ...more });

/** Returns an entry. Throws a 404 if there is none. */
export async function rowOf(
  transaction: Pick<Database, 'selectFrom'>,
  collection: Collection,
  id: string,
): Promise<Row> {
  const row = await transaction
    .selectFrom('content_entries')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('collection', '=', collection.name)
    .executeTakeFirst();
  if (!row) throw problemOf('no-entry', 404, 'There is no such entry');
  return row;
}

/** Returns an entry. Throws a 409 if it is in the trash, or if `version` is not its latest version. */
export async function currentRow(
  transaction: Transaction<Schema>,
  collection: Collection,
  id: string,
  version: number,
) {
  const row = await rowOf(transaction, collection, id);
  if (row.deleted_at !== null) throw problemOf('in-trash', 409, 'The entry is in the trash');
  if (row.version !== version) throw problemOf('changed-meanwhile', 409, 'The entry was changed meanwhile');
  return row;
}

export const update = (transaction: Transaction<Schema>, id: string, values: Partial<Row>) =>
  transaction.updateTable('content_entries').set(values).where('id', '=', id).execute();

/** Returns the values of a version. Throws a 404 if there is none. */
export async function dataOf(db: Pick<Database, 'selectFrom'>, entry: string, version: number): Promise<Data> {
  const row = await db
    .selectFrom('content_versions')
    .select('data')
    .where('entry', '=', entry)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw problemOf('no-version', 404, 'There is no such version');
  return JSON.parse(row.data) as Data;
}

/** Publishes a version at an ISO time. Throws a 409 if another entry has, or had, its address. */
export async function publishVersion(
  transaction: Transaction<Schema>,
  row: Row,
  version: number,
  time: string,
): Promise<void> {
  const data = await dataOf(transaction, row.id, version);
  const slug = String(data.slug).toLowerCase();
  const { collection } = row;
  await transaction
    .insertInto('content_addresses')
    .values({ collection, slug, entry: row.id })
    .onConflict((conflict) => conflict.columns(['collection', 'slug']).doNothing())
    .execute();
  const owner = await transaction
    .selectFrom('content_addresses')
    .select('entry')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (owner?.entry !== row.id) {
    const errors = [{ field: 'slug', message: 'Another entry has, or had, this address.' }];
    throw problemOf('address-taken', 409, 'Another entry has this address', { errors });
  }
  await update(transaction, row.id, {
    published: JSON.stringify(data),
    published_version: version,
    scheduled_version: null,
    scheduled_at: null,
  });
  await transaction
    .updateTable('content_versions')
    .set({ published_at: time })
    .where('entry', '=', row.id)
    .where('version', '=', version)
    .execute();
}

/** Throws a 422 unless an entry can be published: its fields are right, and what it refers to exists. */
export async function checkComplete(
  transaction: Transaction<Schema>,
  collection: Collection,
  saved: Data,
): Promise<void> {
  const data = withOptional(collection, withoutRemoved(collection, saved));
  const issues = v.safeParse(collection.schema, data).issues ?? [];
  const errors = issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: absent(issue) ?? issue.message }));
  for (const field of namesOfKind(collection, 'markdown')) {
    if (isTooNested(String(data[field] ?? ''))) errors.push({ field, message: 'Nest quotes and lists less.' });
  }
  for (const field of namesOfKind(collection, 'reference')) {
    const { collection: target = '', optional } = infoOfField(collection.fields[field] as Field);
    const slug = String(data[field] ?? '').toLowerCase();
    if (optional && slug === '') continue;
    const found = await transaction
      .selectFrom('content_addresses')
      .innerJoin('content_entries', 'content_entries.id', 'content_addresses.entry')
      .select('content_entries.id')
      .where('content_addresses.collection', '=', target)
      .where('content_addresses.slug', '=', slug)
      .where('content_entries.published', 'is not', null)
      .where('content_entries.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) errors.push({ field, message: 'Choose one of the list.' });
  }
  errors.push(...(await pictureErrors(transaction, collection, data)));
  if (errors.length > 0)
    throw problemOf('incomplete', 422, 'The entry cannot be published yet', { errors: errors.slice(0, 20) });
}

const absent = ({ input, kind }: v.BaseIssue<unknown>) =>
  kind === 'schema' && input === undefined ? 'Fill this in.' : undefined;

/** Returns an entry as the admin's API sends it. */
export function entryOf(row: Row) {
  const collection = collections.find(({ name }) => name === row.collection);
  const read = (json: string) => {
    const data = JSON.parse(json) as Data;
    return collection ? withoutRemoved(collection, data) : data;
  };
  const status = row.scheduled_at !== null ? 'scheduled' : row.published === null ? 'draft' : 'published';
  return {
    id: row.id,
    status: status as 'draft' | 'scheduled' | 'published',
    position: row.position,
    version: row.version,
    publishedVersion: row.published_version,
    scheduledAt: row.scheduled_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    draft: read(row.draft),
    published: row.published === null ? null : read(row.published),
  };
}
