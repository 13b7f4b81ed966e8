import type { Migrations } from '@platform/server/database/migrations';
import { FIRST_OWNER, type Role } from '@studio/client/person';
import type { Generated, Kysely } from 'kysely';

/** A session of a person. Times are ISO times. */
interface SessionRow {
  /** Keyed hash of the token in the cookie, which is not stored. */
  readonly hash: string;
  readonly person: Generated<string>;
  /** Browser and system of its sign-in. */
  readonly device: Generated<string>;
  readonly started_at: string;
  readonly used_at: string;
}

/** Somebody who signs in, or did. Kept after the removal, for the names in histories. */
interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** In lower case. Null: none yet, or removed. */
  readonly email: string | null;
  readonly role: Role;
  /** Hash by argon2id. Null: `ADMIN_PASSWORD` is the password, or the person was removed. */
  readonly password: string | null;
  readonly created_at: string;
  /** Set if the person was removed. */
  readonly disabled_at: string | null;
}

/** An invitation that was not accepted yet. */
interface InvitationRow {
  readonly id: string;
  /** Keyed hash of the token in the link, which is not stored. */
  readonly hash: string;
  readonly email: string;
  readonly role: Role;
  readonly invited_by: string;
  readonly expires_at: string;
}

interface PasskeyRow {
  /** The credential's id, as Base64 for URLs. */
  readonly id: string;
  readonly person: string;
  /** COSE key, as Base64 for URLs. */
  readonly public_key: string;
  /** Of signatures, if the authenticator counts them. */
  readonly counter: number | string;
  /** JSON. */
  readonly transports: string;
  /** Browser and system that added it. */
  readonly name: string;
  readonly created_at: string;
  readonly used_at: string | null;
}

/** A challenge that a passkey has answered. */
interface ChallengeRow {
  readonly challenge: string;
  readonly expires_at: string;
}

/** The tables of people and their sign-in. */
export interface AuthSchema {
  readonly sessions: SessionRow;
  readonly people: PersonRow;
  readonly invitations: InvitationRow;
  readonly passkeys: PasskeyRow;
  readonly used_challenges: ChallengeRow;
}

/** Tables with a column for the person who wrote a row. */
const WRITTEN = ['message_notes', 'mails', 'content_versions'] as const;

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
  '0014_people': {
    up: async (db: Kysely<unknown>) => {
      await createPeople(db as Kysely<AuthSchema>);
      await createInvitations(db);
      await db.schema
        .alterTable('sessions')
        .addColumn('person', 'text', (column) => column.notNull().defaultTo(FIRST_OWNER))
        .execute();
      await db.schema
        .alterTable('sessions')
        .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      for (const table of WRITTEN) await db.schema.alterTable(table).addColumn('person', 'text').execute();
      await db.schema.alterTable('messages').addColumn('changed_by', 'text').execute();
      await db.schema.alterTable('messages').addColumn('changed_at', 'text').execute();
    },
  },
});

async function createPeople(db: Kysely<AuthSchema>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('disabled_at', 'text')
    .execute();
  const created_at = new Date().toISOString();
  const empty = { email: null, password: null, disabled_at: null };
  await db
    .insertInto('people')
    .values({ id: FIRST_OWNER, name: 'Admin', role: 'owner', created_at, ...empty })
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('used_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
