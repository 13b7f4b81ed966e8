import type { MessageState } from '@studio/client/contact';
import type { Generated } from 'kysely';

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

/** The tables of messages and notices. */
export interface ContactSchema {
  readonly messages: MessageTable;
  readonly outbox: OutboxRow;
}
