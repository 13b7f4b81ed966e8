import { createHash } from 'node:crypto';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Platform } from '@platform/server/site';
import { MEDIA_PAGE, type MediaItem, type MediaList, type mediaChange } from '@studio/content/media';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type * as v from 'valibot';
import type { Database, Schema } from '../database.ts';
import type { createConverter } from './convert.ts';
import { type Reader, readPictures, withFiles } from './rows.ts';
import { findUses, renewPages } from './uses.ts';

/** Maximum number of pictures of the library. */
const MAX_PICTURES = 20_000;

/** Time for which the files of a replaced picture are served to open pages, in milliseconds. */
const REPLACED_MS = 7 * 24 * 60 * 60 * 1000;

export interface LibraryQuery {
  readonly page: number;
  /** Part of the name or of the alternative text, in any letter case. */
  readonly search?: string | undefined;
  readonly kind?: string | undefined;
  /** Only pictures whose alternative text is missing. */
  readonly isUndescribed?: boolean;
}

interface LibraryDeps {
  readonly db: Database;
  readonly files: Platform<Schema, unknown>['files'];
  readonly convert: ReturnType<typeof createConverter>;
  readonly now?: () => Date;
}

/** The library of pictures. */
export type Library = ReturnType<typeof createLibrary>;

/** Creates the library of pictures, for the admin. */
export function createLibrary({ db, files, convert, now = () => new Date() }: LibraryDeps) {
  /** Converts a picture, and stores its files. Returns the values of its row, and the rows of its files. */
  async function store(bytes: Uint8Array, source: string) {
    const { files: converted, memory: _, ...picture } = await convert(bytes);
    const rows = [];
    for (const { bytes: content, format, width } of converted) {
      const sha256 = hashOf(content);
      await files.putFile(sha256, content);
      rows.push({ sha256, format, width, served_until: null });
    }
    return { values: { ...picture, bytes: bytes.byteLength, source, updated_at: now().toISOString() }, rows };
  }

  async function insertFiles(
    transaction: Transaction<Schema>,
    media: string,
    rows: Awaited<ReturnType<typeof store>>['rows'],
  ) {
    await transaction
      .insertInto('media_files')
      .values(rows.map((row) => ({ ...row, media })))
      .onConflict((conflict) => conflict.columns(['sha256', 'media']).doUpdateSet({ served_until: null }))
      .execute();
  }

  const bySource = async (source: string): Promise<MediaItem | undefined> =>
    (await withFiles(db, await db.selectFrom('media').selectAll().where('source', '=', source).execute()))[0];

  return {
    /** Lists a page of the pictures, the newest first. */
    list: (query: LibraryQuery): Promise<MediaList> => withStoreErrors(list(db, query)),
    /** Returns a picture. Throws a 404 if there is none. */
    read: (id: string): Promise<MediaItem> => withStoreErrors(readPicture(db, id)),
    /** Adds a picture, or returns the one that was made of the same file. Throws a 415 or 422 if it is refused. */
    async add(name: string, bytes: Uint8Array): Promise<{ readonly picture: MediaItem; readonly isNew: boolean }> {
      const source = hashOf(bytes);
      const known = await withStoreErrors(bySource(source));
      if (known) return { picture: known, isNew: false };
      const { count } = await withStoreErrors(countOf(db));
      if (count >= MAX_PICTURES)
        throw new ProblemError({ slug: 'library-full', status: 409, title: 'The library is full: delete pictures' });
      const { values, rows } = await store(bytes, source);
      const id = uuidV7();
      const isNew = await withStoreErrors(
        db.transaction().execute(async (transaction) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('media')
            .values({ id, name, alt: null, focal_x: 50, focal_y: 50, created_at: values.updated_at, ...values })
            .onConflict((conflict) => conflict.column('source').doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n) return false;
          await insertFiles(transaction, id, rows);
          return true;
        }),
      );
      // Another server may have added it meanwhile.
      const picture = isNew ? await readPicture(db, id) : await bySource(source);
      if (!picture) throw noPicture();
      return { picture, isNew };
    },
    /** Gives a picture another file. Entries go on naming it. Throws a 409 if another picture was made of this file. */
    async replace(id: string, name: string, bytes: Uint8Array): Promise<MediaItem> {
      const [source, picture] = [hashOf(bytes), await withStoreErrors(readPicture(db, id))];
      const other = await withStoreErrors(bySource(source));
      if (other?.id === picture.id) return picture;
      const inLibrary = (title: string) => new ProblemError({ slug: 'in-library', status: 409, title });
      if (other) throw inLibrary(`The library has this picture already: ${other.name}`);
      const { values, rows } = await store(bytes, source);
      return withStoreErrors(
        db.transaction().execute(async (transaction) => {
          const taken = await transaction
            .selectFrom('media')
            .select('id')
            .where('source', '=', source)
            .executeTakeFirst();
          if (taken) throw inLibrary('The library has this picture already');
          await transaction
            .updateTable('media_files')
            .set({ served_until: new Date(now().getTime() + REPLACED_MS).toISOString() })
            .where('media', '=', id)
            .where('served_until', 'is', null)
            .execute();
          const changed = await transaction
            .updateTable('media')
            .set({ ...values, name, focal_x: 50, focal_y: 50 })
            .where('id', '=', id)
            .executeTakeFirst();
          if (changed.numUpdatedRows === 0n) throw noPicture();
          await insertFiles(transaction, id, rows);
          await renewPages(transaction, id);
          return readPicture(transaction, id);
        }),
      );
    },
    /** Changes what is said about a picture. */
    change: (id: string, { name, alt, focal }: v.InferOutput<typeof mediaChange>): Promise<MediaItem> =>
      withStoreErrors(
        db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('media')
            .set({
              ...(name !== undefined && { name }),
              ...(alt !== undefined && { alt }),
              ...(focal && { focal_x: focal.x, focal_y: focal.y }),
              updated_at: now().toISOString(),
            })
            .where('id', '=', id)
            .execute();
          if (alt !== undefined || focal) await renewPages(transaction, id);
          return readPicture(transaction, id);
        }),
      ),
    /** Returns the entries that name a picture. Throws a 404 if there is no such picture. */
    async uses(id: string) {
      await withStoreErrors(readPicture(db, id));
      return withStoreErrors(findUses(db, id));
    },
    /**
     * Deletes a picture unless an entry names it. Returns the entries that do.
     * @param ignoresHistory Entries that name it in older versions only do not prevent it.
     */
    remove: (id: string, ignoresHistory: boolean) =>
      withStoreErrors(
        db.transaction().execute(async (transaction) => {
          // The lock of all changes of content: none begins to name the picture meanwhile.
          await transaction.updateTable('content_state').set({ changes: sql`changes` }).execute();
          await readPicture(transaction, id);
          const uses = await findUses(transaction, id);
          const isUsed = uses.some(({ states }) => !(ignoresHistory && states.every((state) => state === 'history')));
          if (isUsed) return uses;
          await transaction.deleteFrom('media_files').where('media', '=', id).execute();
          await transaction.deleteFrom('media').where('id', '=', id).execute();
          return [];
        }),
      ),
    /** Removes the files of pictures that were replaced a week ago. */
    async removeOld(): Promise<void> {
      await db.deleteFrom('media_files').where('served_until', '<', now().toISOString()).execute();
    },
  };
}

/** Returns the sha256 of all files of pictures. */
export const filesOfMedia = async (db: Reader): Promise<string[]> =>
  (await db.selectFrom('media_files').select('sha256').execute()).map(({ sha256 }) => sha256);

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const noPicture = () => new ProblemError({ slug: 'no-picture', status: 404, title: 'There is no such picture' });

async function readPicture(db: Reader, id: string): Promise<MediaItem> {
  const [picture] = await readPictures(db, [id]);
  if (!picture) throw noPicture();
  return picture;
}

async function countOf(db: Reader) {
  const { count, described, bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('alt').as('described'), fn.sum('bytes').as('bytes')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), undescribed: Number(count) - Number(described), bytes: Number(bytes ?? 0) };
}

async function list(db: Reader, { page, search = '', kind, isUndescribed }: LibraryQuery): Promise<MediaList> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  let matching = db.selectFrom('media');
  if (search !== '') {
    const matches = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    matching = matching.where(({ or }) => or([matches('name'), matches('alt')]));
  }
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  if (isUndescribed) matching = matching.where('alt', 'is', null);
  const { matches } = await matching.select(({ fn }) => fn.countAll().as('matches')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MEDIA_PAGE)
    .offset((page - 1) * MEDIA_PAGE)
    .execute();
  return { pictures: await withFiles(db, rows), matches: Number(matches), ...(await countOf(db)) };
}
