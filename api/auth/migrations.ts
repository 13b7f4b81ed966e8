import type { Kysely, Migration } from 'kysely';

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
