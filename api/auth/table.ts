import type { Kysely, Migration } from 'kysely';

/** A session that was signed out before it expired. */
interface RevokedSessionRow {
  readonly id: string;
  /** ISO time. */
  readonly expires_at: string;
}

/** The table of sessions. */
export interface AuthSchema {
  readonly revoked_sessions: RevokedSessionRow;
}

export const authMigrations: Readonly<Record<string, Migration>> = {
  '0005_revoked_sessions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('revoked_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
