import { hash, verify } from '@node-rs/argon2';
import { isRowError } from '@platform/server/database/failures';
import { ProblemError } from '@platform/server/http/problem';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { ListedPerson } from '@studio/client/people';
import { FIRST_OWNER, MAX_PEOPLE, type Role } from '@studio/client/person';
import type { Selectable } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../database.ts';
import { normalize } from './sign-in-guard.ts';
import type { AuthSchema } from './table.ts';

export type PersonRow = Selectable<AuthSchema['people']>;

export type People = ReturnType<typeof createPeople>;

const EMAIL_TAKEN = { slug: 'email-taken', status: 409, title: 'Somebody else has this email address' } as const;

/** Runs a query. Throws a 409 if it would store an email address that another person has. */
async function withFreeEmail<T>(work: Promise<T>): Promise<T> {
  return withStoreErrors(
    work.catch((error: unknown) => {
      throw isRowError(error) ? new ProblemError(EMAIL_TAKEN) : error;
    }),
  );
}

/** Throws a 409 for a change of the first owner: whoever has `ADMIN_PASSWORD` is an owner, so that there is always one. */
function checkChangeable(id: string): void {
  if (id !== FIRST_OWNER) return;
  throw new ProblemError({
    slug: 'first-owner',
    status: 409,
    title: 'The first owner stays an owner',
    detail: 'ADMIN_PASSWORD is their password. Change it in the settings to lock somebody out.',
  });
}

const isHere = (removed: { readonly numUpdatedRows: bigint }) => {
  if (removed.numUpdatedRows > 0n) return;
  throw new ProblemError({ slug: 'no-person', status: 404, title: 'There is no such person' });
};

/** Creates the store of people who can sign in. */
export function createPeople({ db, now }: { readonly db: Database; readonly now: () => number }) {
  const present = () => db.selectFrom('people').selectAll().where('disabled_at', 'is', null);

  return {
    /** Lists people, the first owner first. */
    async list(): Promise<ListedPerson[]> {
      const rows = await withStoreErrors(present().orderBy('created_at').orderBy('id').execute());
      const used = db
        .selectFrom('sessions')
        .select(({ fn }) => ['person', fn.countAll().as('count'), fn.max('used_at').as('usedAt')])
        .groupBy('person');
      const sessions = await withStoreErrors(used.execute());
      return rows.map(({ id, name, email, role, created_at }) => {
        const own = sessions.find(({ person }) => person === id);
        return {
          ...{ id, name, email, role, createdAt: created_at },
          ...{ sessions: Number(own?.count ?? 0), usedAt: own?.usedAt ?? null },
        };
      });
    },

    find: (id: string): Promise<PersonRow | undefined> =>
      withStoreErrors(present().where('id', '=', id).executeTakeFirst()),

    findByEmail: (email: string): Promise<PersonRow | undefined> =>
      withStoreErrors(present().where('email', '=', email).executeTakeFirst()),

    /** Returns whether the sign-in form asks for an email address, and whether it offers passkeys. */
    async signInOptions() {
      const named = await withStoreErrors(present().where('email', 'is not', null).limit(1).executeTakeFirst());
      const passkey = await withStoreErrors(db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst());
      return { ...(named && { asksEmail: true }), ...(passkey && { hasPasskeys: true }) };
    },

    /** Stores who accepts an invitation, and removes the invitation. Returns the id; undefined if somebody else has accepted it. */
    async accept(invitation: string, { name, password }: { readonly name: string; readonly password: string }) {
      const hashed = await hash(normalize(password));
      return withFreeEmail(
        db.transaction().execute(async (transaction) => {
          const row = await transaction
            .deleteFrom('invitations')
            .where('id', '=', invitation)
            .returning(['email', 'role'])
            .executeTakeFirst();
          if (row === undefined) return undefined;
          const created = { id: uuidV7(), name, password: hashed, created_at: new Date(now()).toISOString() };
          await transaction
            .insertInto('people')
            .values({ ...row, ...created, disabled_at: null })
            .execute();
          return created.id;
        }),
      );
    },

    /** Throws a 409 if a person has an email address, or if there are as many people as there may be. */
    async checkRoom(email: string): Promise<void> {
      const emails = (await withStoreErrors(present().execute())).map((row) => row.email);
      if (emails.includes(email)) throw new ProblemError(EMAIL_TAKEN);
      if (emails.length < MAX_PEOPLE) return;
      throw new ProblemError({ slug: 'too-many-people', status: 409, title: `There are ${MAX_PEOPLE} people already` });
    },

    /** Changes name and email address. Throws a 409 if somebody else has that address. */
    update: (id: string, values: { readonly name: string; readonly email: string }) =>
      withFreeEmail(db.updateTable('people').set(values).where('id', '=', id).execute()),

    /** Returns whether a password is that of a person; false for the first owner, whose password is not stored. */
    matches: async ({ password }: PersonRow, given: string): Promise<boolean> =>
      password !== null && verify(password, normalize(given)),

    async setPassword(id: string, password: string): Promise<void> {
      const hashed = await hash(normalize(password));
      await withStoreErrors(db.updateTable('people').set({ password: hashed }).where('id', '=', id).execute());
    },

    /** Changes a role, and cancels the invitations of an owner who is none any more. */
    async setRole(id: string, role: Role): Promise<void> {
      checkChangeable(id);
      await withStoreErrors(
        db.transaction().execute(async (transaction) => {
          const update = transaction.updateTable('people').set({ role }).where('id', '=', id);
          isHere(await update.where('disabled_at', 'is', null).executeTakeFirstOrThrow());
          if (role === 'owner') return;
          await transaction.deleteFrom('invitations').where('invited_by', '=', id).execute();
        }),
      );
    },

    /** Removes a person with sessions, passkeys and invitations. The name stays in histories. */
    async remove(id: string): Promise<void> {
      checkChangeable(id);
      await withStoreErrors(
        db.transaction().execute(async (transaction) => {
          const gone = { email: null, password: null, disabled_at: new Date(now()).toISOString() };
          const update = transaction.updateTable('people').set(gone).where('id', '=', id);
          isHere(await update.where('disabled_at', 'is', null).executeTakeFirstOrThrow());
          await transaction.deleteFrom('sessions').where('person', '=', id).execute();
          await transaction.deleteFrom('passkeys').where('person', '=', id).execute();
          await transaction.deleteFrom('invitations').where('invited_by', '=', id).execute();
        }),
      );
    },
  };
}
