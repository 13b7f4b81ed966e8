import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FileRow, PlatformDatabase } from '../../database/schema.ts';
import type { Bytes } from '../../http/encoding.ts';
import type { Bucket } from './bucket.ts';

/** Time after which an object that was to be stored, and is in no row, is removed, in milliseconds: far longer than any storing takes. */
const STORING_MS = 86_400_000;

/** Objects that are removed before the list of them is read again. */
const BATCH = 500;

/** Returns the key of a file's object. Files without a key are stored by their sha256. */
export const objectOf = ({ object, sha256 }: Pick<FileRow, 'object' | 'sha256'>): string => object ?? sha256;

interface ObjectsDeps {
  readonly db: PlatformDatabase;
  /** Unset: the database has the bytes. */
  readonly bucket: Bucket | undefined;
  readonly now: () => Date;
}

/**
 * Creates the objects of files in a bucket. Each storing makes an object of its own, so that a file that is stored again while its
 * former object is removed keeps its bytes. An object is in the list of unneeded ones from before it is stored until a row has it, and again
 * once no row has it: whatever fails in between, it is removed at some time.
 */
export function createObjects({ db, bucket, now }: ObjectsDeps) {
  return {
    get: async (row: Pick<FileRow, 'object' | 'sha256'>): Promise<Bytes | undefined> => bucket?.get(objectOf(row)),
    /** Stores a file. If it is stored already, the new object goes. Rejects, and stores no row, if the bucket does not take it. */
    async put(file: Pick<FileRow, 'sha256' | 'size' | 'stored_at' | 'team'>, bytes: Uint8Array): Promise<void> {
      const object = `${file.sha256}.${randomUUID()}`;
      const unneeded_at = new Date(now().getTime() + STORING_MS).toISOString();
      await db.insertInto('unneeded_objects').values({ object, unneeded_at }).execute();
      await bucket?.put(object, bytes);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('files')
          .values({ ...file, object, bytes: new Uint8Array() })
          .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ stored_at: file.stored_at }))
          .execute();
        const isStored = transaction.selectFrom('files').select('object').where('sha256', '=', file.sha256);
        await transaction
          .deleteFrom('unneeded_objects')
          .where('object', '=', object)
          .where('object', 'in', isStored)
          .execute();
      });
    },
    /** Removes the objects that are not needed any more. Rejects with the first failure. */
    async removeUnneeded(): Promise<void> {
      if (!bucket) return;
      for (;;) {
        const unneeded = await db
          .selectFrom('unneeded_objects')
          .select('object')
          .where('unneeded_at', '<=', now().toISOString())
          // Guards against the loss of a live page's script: no listed object should have a row.
          .where(
            sql<boolean>`not exists (select 1 from files where sha256 = substr(unneeded_objects.object, 1, 64)
              and coalesce(files.object, sha256) = unneeded_objects.object)`,
          )
          .limit(BATCH)
          .execute();
        for (const { object } of unneeded) {
          await bucket.remove(object);
          await db.deleteFrom('unneeded_objects').where('object', '=', object).execute();
        }
        if (unneeded.length < BATCH) return;
      }
    },
  };
}
