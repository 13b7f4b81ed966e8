import type { Logger } from '@platform/server/http/request-log';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database.ts';

const CHECK_EVERY_MS = 15_000;

const SEND_TIMEOUT_MS = 90_000;

/** The wait after the first attempt: longer than `SEND_TIMEOUT_MS`, so that no other server sends the mail meanwhile. */
const FIRST_WAIT_MS = 2 * 60_000;

/** The wait doubles with each attempt up to this. */
const MAX_WAIT_MS = 60 * 60_000;

/** Attempts after which a mail is given up. Their waits make three days, whatever the clock shows. */
const MAX_ATTEMPTS = 77;

/** Time that a mail gets to be sent when the server stops. */
const STOP_TIMEOUT_MS = 2000;

/** Returns the wait after a number of attempts. */
const waitAfter = (attempts: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

/** Returns whether a mail that was taken `attempts` times, and is due at an ISO time, may still be on its way at the time `now`. */
export const isOnItsWay = (attempts: number, dueAt: string, now: Date): boolean =>
  attempts === 0 || now.getTime() < Date.parse(dueAt) - waitAfter(attempts) + SEND_TIMEOUT_MS;

/** A mail that waits to be sent. */
export interface DueMail {
  readonly id: string;
  readonly due_at: string;
  readonly attempts: number;
}

/** The mails of one table. */
export interface MailQueue {
  /** What the log calls one of them. */
  readonly name: string;
  /** Returns the mail that is due for the longest: up to the time `until`, or after `later`. */
  next(until: string, later: string): Promise<DueMail | undefined>;
  /** Moves a mail to its next attempt. Returns false if another server has done so. */
  take(mail: DueMail, again: string): Promise<boolean>;
  /** Sends a mail. Returns false if there is nothing to send any more. Rejects if the mail server does not confirm it. */
  send(id: string, signal: AbortSignal): Promise<boolean>;
  /** Is told how a mail ended: that it was sent, is not to be sent, or is given up. */
  end(id: string, outcome: 'sent' | 'dropped' | 'failed'): Promise<unknown>;
  /** The failure of one says nothing about the others: they are sent after it. */
  readonly goesOn?: boolean;
  /** Returns whether trying again is of no use after an error. Default: never. */
  isFinal?(error: unknown): boolean;
}

/** Finds and takes the due mails of a table, whose column `key` has their ids. `condition`: which of them. */
export function dueIn(
  db: Database,
  table: 'notices' | 'mails' | 'deliveries',
  key: 'message' | 'id',
  condition: () => RawBuilder<unknown> = () => sql`1 = 1`,
): Pick<MailQueue, 'next' | 'take'> {
  const [mails, id] = [sql.table(table), sql.ref(key)];
  return {
    async next(until, later) {
      const { rows } = await sql<DueMail>`
        select ${id} as id, due_at, attempts from ${mails}
        where (due_at <= ${until} or due_at > ${later}) and ${condition()} order by due_at limit 1`.execute(db);
      return rows[0];
    },
    async take(mail, again) {
      const { numAffectedRows } = await sql`
        update ${mails} set due_at = ${again}, attempts = ${mail.attempts + 1}
        where ${id} = ${mail.id} and due_at = ${mail.due_at}`.execute(db);
      return numAffectedRows === 1n;
    },
  };
}

/** Sends the mails of a queue. */
export interface Outbox {
  /** Sends the mails that are due. Resolves when none is left, or one could not be sent. Never rejects. */
  sendDue(): Promise<void>;
  /** Sends due mails now and at intervals. Returns a function that stops it. */
  start(): () => Promise<void>;
}

export interface OutboxDeps {
  readonly queue: MailQueue;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  /** Is told how each attempt ended. A mail that can never be sent says nothing about the mail server. */
  readonly onAttempt?: ((error?: unknown) => Promise<void>) | undefined;
}

/**
 * Creates the sender of a queue. The queue is a table, so it survives restarts, and all servers on a database share it.
 *
 * A server takes a due mail by moving its `due_at` to the time of the next attempt, ends it when the mail server has
 * confirmed it, and otherwise leaves it for that attempt. So two servers do not send a mail at the same time, and no
 * mail is lost. But if a server crashes between the mail server's confirmation and the end, or the confirmation
 * itself is lost, the mail is sent again, with the same Message-ID.
 */
export function createOutbox({ queue, log, now, onAttempt }: OutboxDeps): Outbox {
  let sending: Promise<void> | undefined;
  let isRequested = false;
  let isStopping = false;
  /** Aborts the mail that is being sent. */
  let current: AbortController | undefined;

  const timeAfter = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function takeDue() {
    for (;;) {
      // No wait is longer than MAX_WAIT_MS: mails due after it were put off before the clock was set back.
      const due = await queue.next(timeAfter(0), timeAfter(2 * MAX_WAIT_MS));
      if (due === undefined) return null;
      const again = timeAfter(waitAfter(due.attempts + 1));
      if (await queue.take(due, again)) return { id: due.id, attempts: due.attempts + 1, again };
    }
  }

  async function sendAllDue(): Promise<void> {
    while (!isStopping) {
      const mail = await takeDue();
      if (mail === null) return;
      const { id, attempts, again } = mail;
      try {
        if (!(await sendWithTimeout(id))) {
          await queue.end(id, 'dropped');
          continue;
        }
      } catch (error) {
        const isFinal = queue.isFinal?.(error) ?? false;
        const isLast = isFinal || attempts >= MAX_ATTEMPTS;
        if (isLast) await queue.end(id, 'failed');
        const fields = { id, attempts, reason: reasonOf(error) };
        if (isLast) log.error(fields, `${queue.name} given up`);
        else log.warn({ ...fields, again }, `${queue.name} not sent`);
        if (isFinal) continue;
        await onAttempt?.(error);
        if (queue.goesOn) continue;
        return;
      }
      await queue.end(id, 'sent');
      await onAttempt?.();
      log.info({ id, attempts }, `${queue.name} sent`);
    }
  }

  async function sendWithTimeout(id: string): Promise<boolean> {
    const controller = new AbortController();
    current = controller;
    const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
    try {
      return await queue.send(id, controller.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendWhileRequested(): Promise<void> {
    while (isRequested && !isStopping) {
      isRequested = false;
      await sendAllDue().catch((err: unknown) => log.error({ err }, `${queue.name}s not sent`));
    }
    sending = undefined;
  }

  function sendDue(): Promise<void> {
    isRequested = true;
    sending ??= sendWhileRequested();
    return sending;
  }

  return {
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
