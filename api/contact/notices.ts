import type { Logger } from '@platform/server/http/request-log';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { findMessage } from './find-messages.ts';
import { createOutbox, dueIn, type Outbox } from './mail/outbox.ts';
import type { SendNotice } from './notice-mail.ts';

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
}

/** Creates the queue of notices. A notice has the id of its message, and is deleted when it was sent. */
export function createNotices({ db, send, log, now = () => new Date() }: NoticesDeps): Notices {
  const outbox = createOutbox({
    log,
    now,
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
