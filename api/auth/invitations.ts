import { createHmac, randomBytes } from 'node:crypto';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Invitation } from '@studio/client/people';
import { INVITATION_DAYS, MAX_PEOPLE, type Role } from '@studio/client/person';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../database.ts';

const DAY_MS = 24 * 3_600_000;

export type Invitations = ReturnType<typeof createInvitations>;

interface InvitationsDeps {
  readonly db: Database;
  readonly sessionKey: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Creates the store of invitations that were not accepted. Each can be accepted once, within seven days. */
export function createInvitations({ db, sessionKey, now }: InvitationsDeps) {
  const hashOf = (token: string) => createHmac('sha256', sessionKey).update(`invitation ${token}`).digest('base64url');
  const iso = (time: number) => new Date(time).toISOString();
  const open = () => db.selectFrom('invitations').where('expires_at', '>', iso(now()));

  return {
    list: (): Promise<Invitation[]> =>
      withStoreErrors(
        open().select(['id', 'email', 'role', 'expires_at as expiresAt']).orderBy('expires_at').orderBy('id').execute(),
      ),

    /** Creates an invitation. An older one of the address ends. Returns it with its token, which is not stored. */
    async create(email: string, role: Role, invitedBy: string): Promise<Invitation & { readonly token: string }> {
      const token = randomBytes(32).toString('base64url');
      const row = { id: uuidV7(), email, role, expires_at: iso(now() + INVITATION_DAYS * DAY_MS) };
      await withStoreErrors(
        db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('invitations').where('email', '=', email).execute();
          const rows = transaction.selectFrom('invitations').select(({ fn }) => fn.countAll().as('count'));
          if (Number((await rows.executeTakeFirstOrThrow()).count) >= MAX_PEOPLE) {
            throw new ProblemError({
              slug: 'too-many-invitations',
              status: 409,
              title: `There are ${MAX_PEOPLE} open invitations already`,
            });
          }
          const hidden = { hash: hashOf(token), invited_by: invitedBy };
          await transaction
            .insertInto('invitations')
            .values({ ...row, ...hidden })
            .execute();
        }),
      );
      return { id: row.id, email, role, expiresAt: row.expires_at, token };
    },

    /** Returns the invitation of a token. Throws a 410 if it was accepted, cancelled or is over. */
    async find(token: string): Promise<Pick<Invitation, 'id' | 'email' | 'role'>> {
      const rows = open().select(['id', 'email', 'role']).where('hash', '=', hashOf(token));
      const row = await withStoreErrors(rows.executeTakeFirst());
      if (row) return row;
      throw invitationOver();
    },

    /** Returns whether there was such an invitation. */
    async cancel(id: string): Promise<boolean> {
      const removal = db.deleteFrom('invitations').where('id', '=', id);
      return (await withStoreErrors(removal.executeTakeFirstOrThrow())).numDeletedRows > 0n;
    },

    async removeExpired(): Promise<void> {
      await withStoreErrors(db.deleteFrom('invitations').where('expires_at', '<=', iso(now())).execute());
    },
  };
}

export const invitationOver = () =>
  new ProblemError({
    slug: 'invitation-over',
    status: 410,
    title: 'This invitation was used, cancelled, or is older than seven days',
  });
