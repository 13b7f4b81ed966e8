import type { MessageState } from '@studio/contract/contact';
import type { Generated, Kysely } from 'kysely';

/** A file of any release, kept once by its content. */
interface FileRow {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** `info`, `files`, `routes` and `integrity` are JSON; `created_at` is an ISO time. */
export interface ReleaseRow {
  readonly name: string;
  readonly version: string;
  readonly info: string;
  readonly files: string;
  readonly routes: string;
  readonly integrity: string;
  readonly created_at: string;
}

/** A line of the append-only log of what went live. */
export interface DeploymentRow {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: 'promote' | 'rollback';
  readonly created_at: string;
}

/** What the site has to remember of itself, the session key for one. */
interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/**
 * A message from a visitor. `id` may have been made by the visitor's browser, so it says nothing of the order; `arrived`
 * is a UUIDv7 of the server's, and sorts by arrival. `created_at` and `deleted_at` are ISO times; what was deleted is removed
 * a little later. `words` are those it is found by, with a space between. `number` counts what SQLite's search knows: null
 * until it does.
 */
export interface MessageTable {
  readonly id: string;
  readonly arrived: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly created_at: string;
  readonly state: Generated<MessageState>;
  readonly words: Generated<string>;
  readonly deleted_at: Generated<string | null>;
  readonly number: Generated<number | null>;
}

/** A message as it is stored first. */
export type MessageRow = Pick<
  MessageTable,
  'id' | 'arrived' | 'name' | 'email' | 'subject' | 'message' | 'created_at'
> & { readonly words: string };

/** A service or a case study; `ordinal` is its place in the list, from 1. */
interface TitledRow {
  readonly ordinal: number;
  readonly title: string;
  readonly description: string;
}

/** What a client says; `position` is what the client does, and where. */
interface TestimonialRow {
  readonly ordinal: number;
  readonly text: string;
  readonly client_name: string;
  readonly position: string;
}

/** A session that was signed out before its time; `expires_at`, an ISO time, is when it would have ended anyway. */
interface RevokedSessionRow {
  readonly id: string;
  readonly expires_at: string;
}

/**
 * A notice of a message that is to be sent, due at `due_at` (times are ISO times). `claim` is that of the server that is sending
 * it, until `claimed_until`; `handed_at` is when it gave the mail to the mail server.
 */
interface OutboxRow {
  readonly message: string;
  readonly due_at: string;
  readonly attempts: number;
  readonly claim: Generated<string | null>;
  readonly claimed_until: Generated<string | null>;
  readonly handed_at: Generated<string | null>;
}

export interface Schema {
  readonly files: FileRow;
  readonly releases: ReleaseRow;
  readonly deployments: DeploymentRow;
  readonly settings: SettingRow;
  readonly messages: MessageTable;
  readonly services: TitledRow;
  readonly case_studies: TitledRow;
  readonly testimonials: TestimonialRow;
  readonly revoked_sessions: RevokedSessionRow;
  readonly outbox: OutboxRow;
}

export type Database = Kysely<Schema>;
