import { withStoreErrors } from '@platform/server/database/with-store-errors';
import type { Database } from '../database.ts';

/** Sessions that were signed out before they expired. */
export interface RevokedSessions {
  /** Adds a session. It is forgotten after `expiresAt`, when the session would have ended anyway. */
  add(id: string, expiresAt: Date): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** Stores revoked sessions in the database, which all servers share. */
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
