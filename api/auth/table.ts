import type { Migrations } from '@platform/server/database/migrations';
import type { Kysely } from 'kysely';

/** A session of the admin. Times are ISO times. */
interface SessionRow {
  /** Keyed hash of the token in the cookie, which is not stored. */
  readonly hash: string;
  readonly started_at: string;
  readonly used_at: string;
}

/** The table of the admin's sign-in. */
export interface AuthSchema {
  readonly sessions: SessionRow;
}

export const migrations: Migrations = () => ({
  '0004_auth': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
});
