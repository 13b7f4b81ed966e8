import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { SavedVersion } from '@studio/content/api';
import { type Collection, type Data, namesOfKind } from '@studio/content/collection';
import { collectionOf } from '@studio/content/collections';
import { withoutRemoved } from '@studio/content/complete';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Schema } from '../database.ts';
import {
  checkComplete,
  currentRow,
  dataOf,
  entryOf,
  problemOf,
  publishVersion,
  type Row,
  rowOf,
  update,
} from './entry-rows.ts';

/** Days for which an entry stays in the trash, and a version that was never published is kept. */
export const TRASH_DAYS = 30;
export const VERSION_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of entries of a collection. */
const MAX_ENTRIES = 5000;

/** Throws a 409 if the collection is a document: a page shows it. */
function checkRemovable({ single }: Collection): void {
  if (single) throw problemOf('document', 409, 'A page shows this text: it can be changed, not removed');
}

/** The entries of a collection, for the admin. */
export type Entries = ReturnType<typeof createEntries>;

interface EntriesDeps {
  readonly db: Database;
  /** Called after what visitors see has changed. */
  readonly onPublic: () => Promise<void>;
  readonly now?: () => Date;
}

/** Creates the store of entries: drafts, versions, publication, order, and the trash. */
export function createEntries({ db, onPublic, now = () => new Date() }: EntriesDeps) {
  /** Runs a change in a transaction. `isPublic`: visitors see it. */
  async function change<Result>(
    collection: Collection,
    isPublic: boolean,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    const result = await withStoreErrors(
      db.transaction().execute(async (transaction) => {
        // Also the lock that keeps changes of one collection apart.
        await transaction
          .updateTable('content_state')
          .set({ changes: sql<number>`changes + ${isPublic ? 1 : 0}` })
          .where('collection', '=', collection.name)
          .execute();
        return work(transaction);
      }),
    );
    if (isPublic) await onPublic();
    return result;
  }

  async function addVersion(
    transaction: Transaction<Schema>,
    row: Row,
    data: Data,
    person: string | undefined,
  ): Promise<void> {
    const [version, draft, time] = [row.version + 1, JSON.stringify(data), now().toISOString()];
    await transaction
      .insertInto('content_versions')
      .values({ entry: row.id, version, data: draft, saved_at: time, published_at: null, person: person ?? null })
      .execute();
    await update(transaction, row.id, { version, draft, updated_at: time });
  }

  /** Finds entries, or those in the trash, each with an empty object in place of what is published. */
  const findAll = (collection: Collection, isDeleted: boolean) =>
    db
      .selectFrom('content_entries')
      .select(['id', 'collection', 'position', 'version', 'draft', 'published_version', 'scheduled_version'])
      .select(['scheduled_at', 'updated_at', 'deleted_at'])
      .select(sql<string | null>`case when published is null then null else '{}' end`.as('published'))
      .where('collection', '=', collection.name)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();

  return {
    /** Lists entries without their Markdown, in the order of the collection. */
    async list(collection: Collection, isDeleted: boolean) {
      const rows = await withStoreErrors(findAll(collection, isDeleted));
      const bodies = namesOfKind(collection, 'markdown');
      return rows.map((row) => {
        const { draft, published: _, ...entry } = entryOf(row);
        return {
          ...entry,
          draft: Object.fromEntries(Object.entries(draft).filter(([name]) => !bodies.includes(name))),
        };
      });
    },
    async read(collection: Collection, id: string) {
      return entryOf(await withStoreErrors(rowOf(db, collection, id)));
    },
    /** Creates a draft at the end of the collection. `person`: id of who does it. */
    create: (collection: Collection, data: Data, person?: string) =>
      change(collection, false, async (transaction) => {
        const rows = transaction.selectFrom('content_entries').where('collection', '=', collection.name);
        const { last, count } = await rows
          .select(({ fn }) => [fn.max('position').as('last'), fn.countAll().as('count')])
          .executeTakeFirstOrThrow();
        if (Number(count) >= (collection.single ? 1 : MAX_ENTRIES))
          throw problemOf('too-many-entries', 409, 'The collection is full');
        const row: Row = {
          id: uuidV7(),
          collection: collection.name,
          position: Number(last ?? 0) + 1,
          version: 0,
          draft: '{}',
          published: null,
          published_version: null,
          scheduled_version: null,
          scheduled_at: null,
          updated_at: now().toISOString(),
          deleted_at: null,
        };
        await transaction.insertInto('content_entries').values(row).execute();
        await addVersion(transaction, row, data, person);
        return entryOf(await rowOf(transaction, collection, row.id));
      }),
    /** Saves a draft. Returns the entry, and whether it was in conflict: another version was saved after `base`. */
    save: (collection: Collection, id: string, base: number, data: Data, person?: string) =>
      change(collection, false, async (transaction) => {
        const row = await rowOf(transaction, collection, id);
        const isConflict = row.version !== base || row.deleted_at !== null;
        if (!isConflict && !isDeepStrictEqual(JSON.parse(row.draft), data))
          await addVersion(transaction, row, data, person);
        return { isConflict, entry: entryOf(await rowOf(transaction, collection, id)) };
      }),
    /** Publishes the latest version. Throws a 422 that names the fields that are not right. */
    publish: (collection: Collection, id: string, version: number) =>
      change(collection, true, async (transaction) => {
        const row = await currentRow(transaction, collection, id, version);
        await checkComplete(transaction, collection, JSON.parse(row.draft) as Data);
        await publishVersion(transaction, row, version, now().toISOString());
        return entryOf(await rowOf(transaction, collection, id));
      }),
    /** Publishes the latest version at a time to come. */
    schedule: (collection: Collection, id: string, version: number, at: Date) =>
      change(collection, false, async (transaction) => {
        const row = await currentRow(transaction, collection, id, version);
        if (at <= now()) {
          const errors = [{ field: 'at', message: 'Choose a time from now on.' }];
          throw problemOf('past', 422, 'The time is over', { errors });
        }
        await checkComplete(transaction, collection, JSON.parse(row.draft) as Data);
        await update(transaction, row.id, { scheduled_version: version, scheduled_at: at.toISOString() });
        return entryOf(await rowOf(transaction, collection, id));
      }),
    unschedule: (collection: Collection, id: string) =>
      change(collection, false, async (transaction) => {
        const row = await rowOf(transaction, collection, id);
        await update(transaction, row.id, { scheduled_version: null, scheduled_at: null });
        return entryOf(await rowOf(transaction, collection, id));
      }),
    unpublish: (collection: Collection, id: string) =>
      change(collection, true, async (transaction) => {
        checkRemovable(collection);
        const row = await rowOf(transaction, collection, id);
        await update(transaction, row.id, { published: null, published_version: null });
        return entryOf(await rowOf(transaction, collection, id));
      }),
    /** Moves an entry to the trash, or back. Visitors see it again if it was published; its schedule is gone. */
    setDeleted: (collection: Collection, id: string, isDeleted: boolean) =>
      change(collection, true, async (transaction) => {
        if (isDeleted) checkRemovable(collection);
        const row = await rowOf(transaction, collection, id);
        const deleted_at = isDeleted ? (row.deleted_at ?? now().toISOString()) : null;
        await update(transaction, row.id, { deleted_at, scheduled_version: null, scheduled_at: null });
        return entryOf(await rowOf(transaction, collection, id));
      }),
    /** Moves an entry before another one, or to the end. */
    move: (collection: Collection, id: string, before: string | null) =>
      change(collection, true, async (transaction) => {
        const moved = await rowOf(transaction, collection, id);
        const rows = await transaction
          .selectFrom('content_entries')
          .select(['id', 'position'])
          .where('collection', '=', collection.name)
          .orderBy('position')
          .orderBy('id')
          .execute();
        const order = rows.filter((row) => row.id !== moved.id);
        const at = before === null ? order.length : order.findIndex((row) => row.id === before.toLowerCase());
        if (at < 0) throw problemOf('no-entry', 404, 'There is no such entry to move it before');
        order.splice(at, 0, moved);
        for (const [i, row] of order.entries()) {
          if (row.position !== i + 1) await update(transaction, row.id, { position: i + 1 });
        }
      }),
    /** Lists the versions of an entry, the latest first. */
    async versions(collection: Collection, id: string): Promise<SavedVersion[]> {
      const { id: entry } = await withStoreErrors(rowOf(db, collection, id));
      const rows = db
        .selectFrom('content_versions')
        .leftJoin('people', 'people.id', 'content_versions.person')
        .select(['version', 'saved_at as savedAt', 'published_at as publishedAt', 'people.name as by'])
        .where('entry', '=', entry)
        .orderBy('version', 'desc');
      return withStoreErrors(rows.execute());
    },
    async version(collection: Collection, id: string, version: number): Promise<Data> {
      const { id: entry } = await withStoreErrors(rowOf(db, collection, id));
      return withoutRemoved(collection, await withStoreErrors(dataOf(db, entry, version)));
    },
    /** Publishes what is due. Returns whether anything was. */
    async publishDue(): Promise<boolean> {
      const due = await db
        .selectFrom('content_entries')
        .select(['id', 'collection', 'scheduled_version'])
        .where('scheduled_at', '<=', now().toISOString())
        .where('deleted_at', 'is', null)
        .execute();
      for (const { id, collection: name } of due) {
        const collection = collectionOf(name);
        if (!collection) continue;
        await change(collection, true, async (transaction) => {
          const row = await rowOf(transaction, collection, id);
          // Another server may have published it.
          if (row.scheduled_version === null || row.scheduled_at === null || row.scheduled_at > now().toISOString())
            return;
          const cancel = () => update(transaction, id, { scheduled_version: null, scheduled_at: null });
          await publishVersion(transaction, row, row.scheduled_version, now().toISOString()).catch((error: unknown) => {
            // Its address was given to another entry meanwhile: it stays a draft.
            if (error instanceof ProblemError) return cancel();
            throw error;
          });
        });
      }
      return due.length > 0;
    },
    /** Removes entries that were in the trash for 30 days, and versions of more than 90 days that were never published. */
    async removeOld(): Promise<void> {
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
      const gone = db.selectFrom('content_entries').select('id').where('deleted_at', '<', before(TRASH_DAYS));
      await db.deleteFrom('content_addresses').where('entry', 'in', gone).execute();
      await db.deleteFrom('content_versions').where('entry', 'in', gone).execute();
      await db.deleteFrom('content_entries').where('deleted_at', '<', before(TRASH_DAYS)).execute();
      await db
        .deleteFrom('content_versions')
        .where('saved_at', '<', before(VERSION_DAYS))
        .where('published_at', 'is', null)
        .where(
          sql<boolean>`not exists (
            select 1 from content_entries
            where content_entries.id = content_versions.entry
            and content_versions.version in (content_entries.version, content_entries.scheduled_version))`,
        )
        .execute();
    },
    /** Returns how often what visitors see has changed. */
    async changes(): Promise<number> {
      const { sum } = await db
        .selectFrom('content_state')
        .select(({ fn }) => fn.sum('changes').as('sum'))
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },
  };
}
