import type { Kysely, Migration } from 'kysely';

/** A session of the admin. Times are ISO times. */
interface SessionRow {
  /** Keyed hash of the token in the cookie, which is not stored. */
  readonly hash: string;
  readonly started_at: string;
  readonly used_at: string;
}

/** Failed sign-ins of one known device, or of all other clients together. */
interface SignInBudgetRow {
  /** `device:` and the hash of a device's token, or `others:` and a fingerprint of the password. */
  readonly key: string;
  readonly failures: number;
  /** ISO time from which on failures are counted. */
  readonly since: string;
}

/** The tables of the admin's sign-in. */
export interface AuthSchema {
  readonly sessions: SessionRow;
  readonly sign_in_budgets: SignInBudgetRow;
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
  '0009_sessions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.dropTable('revoked_sessions').execute();
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sign_in_budgets')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('since', 'text', (column) => column.notNull())
        .execute();
    },
  },
};
