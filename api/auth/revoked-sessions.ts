import { withStoreErrors } from '@platform/server/database/with-store-errors';
import type { Database } from '../database.ts';

/** The sessions that were signed out before their time. */
export interface RevokedSessions {
  /** Remembers a session until `expiresAt`, when it would have ended anyway. */
  add(id: string, expiresAt: Date): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** Keeps revoked sessions in the database, for every server on it and over restarts. */
export function createRevokedSessions(db: Database, now: () => Date = () => new Date()): RevokedSessions {
  return {
    async add(id, expiresAt) {
      const added = db
        .insertInto('revoked_sessions')
        .values({ id, expires_at: expiresAt.toISOString() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await withStoreErrors(added);
      await withStoreErrors(db.deleteFrom('revoked_sessions').where('expires_at', '<', now().toISOString()).execute());
    },
    async has(id) {
      const found = db.selectFrom('revoked_sessions').select('id').where('id', '=', id).executeTakeFirst();
      return (await withStoreErrors(found)) !== undefined;
    },
  };
}
