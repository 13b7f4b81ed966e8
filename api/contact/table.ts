import type { ContactFieldName, contactFields, MessageState } from '@studio/client/contact';
import type { Generated } from 'kysely';

/** Optional fields have the empty text as default. */
type FieldColumns = {
  readonly [Name in ContactFieldName]: (typeof contactFields)[Name]['required'] extends true
    ? string
    : Generated<string>;
};

/** A message from a visitor. Times are ISO times. */
export interface MessageTable extends FieldColumns {
  /** May be made by the visitor's browser, so its order means nothing. */
  readonly id: string;
  /** A UUIDv7 made by the server. Sorts messages by arrival. */
  readonly arrived: string;
  readonly created_at: string;
  readonly state: Generated<MessageState>;
  /** Words that the search finds the message by, separated by spaces. */
  readonly words: Generated<string>;
  /** Set while the message is in the trash: when it was moved there. */
  readonly trashed_at: Generated<string | null>;
  /** The minute of the trash time (`trash-time.ts`) at which the message was last moved there. */
  readonly trash_minute: Generated<number>;
  /** Row of the message in SQLite's search table. Null until the message is indexed. */
  readonly number: Generated<number | null>;
}

/** A message when it is first stored. */
export type NewMessageRow = Pick<MessageTable, 'id' | 'arrived' | 'created_at'> &
  Record<ContactFieldName, string> & { readonly words: string };

/** A notice that is not sent yet. */
interface NoticeRow {
  /** Id of the message. The notice is deleted with the message. */
  readonly message: string;
  /** ISO time from which on the notice may be sent. */
  readonly due_at: string;
  /** How many times a server started to send the notice. */
  readonly attempts: number;
}

/** What the admin wrote down about a message. Deleted with it. */
interface NoteRow {
  readonly id: string;
  /** Id of the message. */
  readonly message: string;
  readonly text: string;
  readonly created_at: string;
}

/** A mail to the visitor of a message. Deleted with the message. */
interface MailRow {
  readonly id: string;
  /** Id of the message. */
  readonly message: string;
  readonly kind: 'answer' | 'confirmation';
  /** What the admin wrote; empty for a confirmation. */
  readonly text: string;
  /** By whom confirmations are counted, see `mailboxOf`; empty for an answer. */
  readonly mailbox: string;
  readonly created_at: string;
  /** ISO time from which on it may be sent. Null: it was sent, or has failed. */
  readonly due_at: string | null;
  /** How many times a server started to send it. */
  readonly attempts: number;
  readonly sent_at: string | null;
}

/** The tables of messages and mails. */
export interface ContactSchema {
  readonly messages: MessageTable;
  readonly notices: NoticeRow;
  readonly message_notes: NoteRow;
  readonly mails: MailRow;
}
