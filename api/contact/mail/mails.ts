import type { Logger } from '@platform/server/http/request-log';
import { asciiEmail } from '@studio/client/email';
import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { findMessage } from '../messages/find-messages.ts';
import type { SendNotice, SendToVisitor } from './compose.ts';
import { createOutbox, dueIn, type Outbox, type OutboxDeps } from './outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Confirmations to one mailbox in a day, and to all: the form must not become a way to send mail to strangers. */
export const CONFIRMATIONS = { perMailbox: 3, perDay: 200 };

/** Mails to visitors: confirmations that a message has arrived, and the admin's answers. */
export interface Mails extends Outbox {
  /** Adds the confirmation of a message, if it is stored and the bounds allow it. Call it in the transaction that stores the message. */
  add(transaction: Database, arrived: string): Promise<void>;
}

export interface MailsDeps {
  readonly db: Database;
  readonly send: SendToVisitor;
  /** Addresses of the site itself: a confirmation to one could be confirmed for ever. */
  readonly ownAddresses: readonly string[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
  readonly onAttempt?: OutboxDeps['onAttempt'];
}

/** Returns the mailbox of an address, as mail servers read it: in lower case, without what follows a `+`. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = (asciiEmail(email) ?? email).toLowerCase().split('@');
  return `${local.split('+')[0]}@${domain}`;
}

/** Creates the queue of mails to visitors. A mail stays when it was sent: it belongs to the history of its message. */
export function createMails({ db, send, ownAddresses, log, now = () => new Date(), onAttempt }: MailsDeps): Mails {
  const ownMailboxes = new Set(ownAddresses.map(mailboxOf));
  const outbox = createOutbox({
    log,
    now,
    onAttempt,
    queue: {
      name: 'mail to a visitor',
      ...dueIn(db, 'mails', 'id'),
      async send(id, signal) {
        const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
        const message = mail && (await findMessage(db, mail.message));
        // What was thrown away is not confirmed any more, but what was answered is answered.
        if (
          !message ||
          (mail.kind === 'confirmation' && (message.deletedAt !== undefined || message.state === 'spam'))
        ) {
          return false;
        }
        const earlier = await db
          .selectFrom('mails')
          .select(['id', 'kind'])
          .where('message', '=', message.id)
          .where('sent_at', 'is not', null)
          .where('id', '!=', id)
          .orderBy('sent_at')
          .execute();
        await send({ id, kind: mail.kind, text: mail.text, createdAt: mail.created_at, message, earlier }, signal);
        return true;
      },
      async end(id, outcome) {
        const sent_at = outcome === 'sent' ? now().toISOString() : null;
        await db.updateTable('mails').set({ due_at: null, sent_at }).where('id', '=', id).execute();
      },
      // The mail server will never take this mail: https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1. A refused sign-in is about all mails.
      isFinal: (error) => {
        const { responseCode, code } = error as { readonly responseCode?: unknown; readonly code?: unknown };
        return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
      },
    },
  });

  return {
    ...outbox,
    async add(transaction, arrived) {
      const messages = transaction.selectFrom('messages').where('arrived', '=', arrived).select(['id', 'email']);
      const message = await messages.executeTakeFirst();
      if (message === undefined) return;
      const mailbox = mailboxOf(message.email);
      const time = now().getTime();
      // Those that a clock ahead has dated later do not count.
      const [from, to] = [time - DAY_MS, time + DAY_MS].map((ms) => new Date(ms).toISOString()) as [string, string];
      const { all, ofMailbox } = await transaction
        .selectFrom('mails')
        .select(({ fn, eb }) => [
          fn.countAll().as('all'),
          fn.sum(eb.case().when('mailbox', '=', mailbox).then(1).else(0).end()).as('ofMailbox'),
        ])
        .where('kind', '=', 'confirmation')
        .where('created_at', '>', from)
        .where('created_at', '<', to)
        .executeTakeFirstOrThrow();
      const isBounded = Number(ofMailbox) < CONFIRMATIONS.perMailbox && Number(all) < CONFIRMATIONS.perDay;
      if (ownMailboxes.has(mailbox) || !isBounded) return;
      const created_at = new Date(time).toISOString();
      const mail = { kind: 'confirmation', text: '', mailbox, created_at, due_at: created_at } as const;
      const row = { id: `c-${arrived}`, message: message.id, ...mail, attempts: 0, sent_at: null };
      await transaction.insertInto('mails').values(row).execute();
    },
  };
}

/** Emails to the admin about new messages. */
export interface Notices extends Outbox {
  /** Adds a notice of a message, if it is stored. Call it in the transaction that stores the message. */
  add(transaction: Database, arrived: string): Promise<void>;
}

export interface NoticesDeps {
  readonly db: Database;
  readonly send: SendNotice;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
  readonly onAttempt?: OutboxDeps['onAttempt'];
}

/** Creates the queue of notices. A notice has the id of its message, and is deleted when it was sent. */
export function createNotices({ db, send, log, now = () => new Date(), onAttempt }: NoticesDeps): Notices {
  const outbox = createOutbox({
    log,
    now,
    onAttempt,
    queue: {
      name: 'notice',
      ...dueIn(db, 'notices', 'message'),
      async send(id, signal) {
        const message = await findMessage(db, id);
        if (message === undefined || message.deletedAt !== undefined) return false;
        await send(message, signal);
        return true;
      },
      end: (id) => db.deleteFrom('notices').where('message', '=', id).execute(),
    },
  });
  return {
    ...outbox,
    async add(transaction, arrived) {
      const stored = transaction.selectFrom('messages').where('arrived', '=', arrived);
      const due = sql<string>`${now().toISOString()}`.as('due_at');
      const rows = stored.select(['id', due, sql<number>`0`.as('attempts')]);
      await transaction.insertInto('notices').columns(['message', 'due_at', 'attempts']).expression(rows).execute();
    },
  };
}
