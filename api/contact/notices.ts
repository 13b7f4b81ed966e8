import type { Logger } from '@platform/server/http/request-log';
import type { ReceivedMessage } from '@studio/client/contact';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { findMessage } from './find-messages.ts';
import type { SendNotice } from './notice-mail.ts';

const CHECK_EVERY_MS = 15_000;

const SEND_TIMEOUT_MS = 90_000;

/** The wait after the first attempt: longer than `SEND_TIMEOUT_MS`, so that no other server sends the notice meanwhile. */
const FIRST_WAIT_MS = 2 * 60_000;

/** The wait doubles with each attempt up to this. */
const MAX_WAIT_MS = 60 * 60_000;

/** Attempts after which a notice is given up. Their waits make three days, whatever the clock shows. */
const MAX_ATTEMPTS = 77;

/** Time that a mail gets to be sent when the server stops. */
const STOP_TIMEOUT_MS = 2000;

/** Emails to the admin about new messages. */
export interface Notices {
  /** Adds a notice of each stored message among `arrived`. Call it in the transaction that stores them. */
  add(transaction: Database, arrived: readonly string[]): Promise<void>;
  /** Sends the notices that are due. Resolves when none is left, or one could not be sent. Never rejects. */
  sendDue(): Promise<void>;
  /** Sends due notices now and at intervals. Returns a function that stops it. */
  start(): () => Promise<void>;
}

export interface NoticesDeps {
  readonly db: Database;
  readonly send: SendNotice;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/**
 * Creates the queue of notices. It is a table, so it survives restarts, and all servers on a database share it.
 *
 * A server takes a due notice by moving its `due_at` to the time of the next attempt, deletes it when the mail server has
 * confirmed the mail, and otherwise leaves it for that attempt. So two servers do not send a notice at the same time, and no
 * notice is lost. But if a server crashes between the mail server's confirmation and the deletion, or the confirmation
 * itself is lost, the notice is sent again, with the same Message-ID.
 */
export function createNotices({ db, send, log, now = () => new Date() }: NoticesDeps): Notices {
  let sending: Promise<void> | undefined;
  let isRequested = false;
  let isStopping = false;
  /** Aborts the mail that is being sent. */
  let current: AbortController | undefined;

  const timeAfter = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function takeDue(): Promise<{ readonly id: string; readonly attempts: number; readonly again: string } | null> {
    for (;;) {
      const due = await db
        .selectFrom('notices')
        .selectAll()
        // No wait is longer than MAX_WAIT_MS: notices due after it were put off before the clock was set back.
        .where(({ eb, or }) => or([eb('due_at', '<=', timeAfter(0)), eb('due_at', '>', timeAfter(2 * MAX_WAIT_MS))]))
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      if (due === undefined) return null;
      const { message: id, due_at } = due;
      const again = timeAfter(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** due.attempts));
      const attempts = due.attempts + 1;
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ due_at: again, attempts })
        .where('message', '=', id)
        .where('due_at', '=', due_at)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) return { id, attempts, again };
    }
  }

  const remove = (id: string) => db.deleteFrom('notices').where('message', '=', id).execute();

  async function sendAllDue(): Promise<void> {
    while (!isStopping) {
      const notice = await takeDue();
      if (notice === null) return;
      const { id, attempts, again } = notice;
      const message = await findMessage(db, id);
      if (message === undefined || message.deletedAt !== undefined) {
        await remove(id);
        continue;
      }
      try {
        await sendWithTimeout(message);
      } catch (error) {
        const isLast = attempts >= MAX_ATTEMPTS;
        if (isLast) await remove(id);
        const fields = { message: id, attempts, reason: reasonOf(error) };
        if (isLast) log.error(fields, 'notice given up');
        else log.warn({ ...fields, again }, 'notice not sent');
        return;
      }
      await remove(id);
      log.info({ message: id, attempts }, 'notice sent');
    }
  }

  async function sendWithTimeout(message: ReceivedMessage): Promise<void> {
    const controller = new AbortController();
    current = controller;
    const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
    try {
      await send(message, controller.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendWhileRequested(): Promise<void> {
    while (isRequested && !isStopping) {
      isRequested = false;
      await sendAllDue().catch((err: unknown) => log.error({ err }, 'notices not sent'));
    }
    sending = undefined;
  }

  function sendDue(): Promise<void> {
    isRequested = true;
    sending ??= sendWhileRequested();
    return sending;
  }

  return {
    async add(transaction, arrived) {
      const stored = transaction.selectFrom('messages').where('arrived', 'in', arrived);
      const rows = stored.select(['id', sql<string>`${timeAfter(0)}`.as('due_at'), sql<number>`0`.as('attempts')]);
      await transaction.insertInto('notices').columns(['message', 'due_at', 'attempts']).expression(rows).execute();
    },
    sendDue,
    start() {
      void sendDue();
      const timer = setInterval(() => void sendDue(), CHECK_EVERY_MS).unref();
      return async () => {
        clearInterval(timer);
        isStopping = true;
        const timeout = setTimeout(() => current?.abort(), STOP_TIMEOUT_MS);
        await sending;
        clearTimeout(timeout);
      };
    },
  };
}

/** Returns an error's codes. Its text may repeat what the mail server was sent, so it is never logged. */
function reasonOf(error: unknown): string {
  const { name, code, command, responseCode } = error as Partial<Record<string, unknown>>;
  const codes = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return codes.join(' ') || String(name);
}
