import type { Logger } from '@platform/server/http/request-log';
import type { ReceivedMessage } from '@studio/client/contact';
import type { Inbox } from './inbox.ts';
import type { ClaimedNotice, Outbox } from './outbox.ts';
import { type Mail, MailFailure, MOST_MS, type SendMail } from './smtp.ts';

/** How often due notices are looked for, in milliseconds; new ones do not wait for it. */
const LOOK_EVERY = 15_000;

/** How long a notice is one server's, in milliseconds: longer than sending it can take. */
const LEASE = 2 * MOST_MS;

/** After this time a notice that could not be sent is given up, in milliseconds: three days. */
const GIVE_UP = 3 * 24 * 3_600_000;

/** The first wait after a failure, and the longest, in milliseconds. It doubles with each. */
const WAIT = { first: 30_000, longest: 3_600_000 };

export interface NoticesDeps {
  readonly outbox: Omit<Outbox, 'put'>;
  readonly inbox: Pick<Inbox, 'get'>;
  /** The mail that tells of a message. */
  readonly compose: (message: ReceivedMessage) => Promise<Mail>;
  readonly send: SendMail;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly now?: () => Date;
}

/** Sends what is in the outbox. */
export interface Notices {
  /** Looks for due notices now, or again when it is looking already. Resolves when none is left that is due. */
  wake(): Promise<void>;
  /** Ends: what the mail server has not got yet is sent after the next start. */
  stop(): Promise<void>;
}

/**
 * Tells the owner of new messages by e-mail, after they are stored; nobody waits for it.
 *
 * A notice is never sent twice. A server first claims it, which only one can; and when the mail server waits for the text, marks
 * that it hands it over, before it does. Whatever fails before that mark is tried again, more and more seldom, over
 * restarts; so is what the mail server answers with a refusal. Between mark and answer nobody can know: a mail that was taken and
 * one that was lost look the same to a server that crashed, or that waited in vain. Such a notice is not repeated, and a line in
 * the log says so: the message itself is in the inbox, unread, so that little is lost with its notice, while a mail server that
 * is slow to answer would otherwise send the same mail again and again.
 */
export function createNotices({ outbox, inbox, compose, send, log, now = () => new Date() }: NoticesDeps): Notices {
  const ending = new AbortController();
  const { signal } = ending;
  let running: Promise<void> | undefined;
  let asked = false;

  const waitAfter = (attempts: number) =>
    new Date(now().getTime() + Math.min(WAIT.longest, WAIT.first * 2 ** Math.min(attempts, 20)));

  /** Whether the next one may be tried at once. */
  async function deliver(notice: ClaimedNotice): Promise<boolean> {
    const { message: id, attempts } = notice;
    const message = await inbox.get(id);
    if (message === undefined) {
      await outbox.remove(notice);
      return true;
    }
    try {
      await send(await compose(message), { handOver: () => outbox.handOver(notice), signal });
    } catch (error) {
      return failed(notice, message, error);
    }
    await outbox.remove(notice);
    log.info({ message: id, attempts: attempts + 1 }, 'notice sent');
    return true;
  }

  async function failed(notice: ClaimedNotice, { id, createdAt }: ReceivedMessage, error: unknown): Promise<boolean> {
    const kind = error instanceof MailFailure ? error.kind : 'refused';
    const told = {
      message: id,
      attempts: notice.attempts + 1,
      reason: error instanceof Error ? error.message : 'none',
    };
    if (kind === 'unknown') {
      await outbox.remove(notice);
      log.error(told, 'the mail server did not answer: the notice may be lost, and is not sent again');
      return true;
    }
    if (now().getTime() - Date.parse(createdAt) > GIVE_UP) {
      await outbox.remove(notice);
      log.error(told, 'notice given up');
      return kind === 'refused';
    }
    const dueAt = signal.aborted ? now() : waitAfter(notice.attempts);
    await outbox.again(notice, dueAt);
    if (kind === 'unreached') await outbox.postpone(dueAt);
    log.warn({ ...told, again: dueAt.toISOString() }, 'notice not sent');
    return kind === 'refused';
  }

  async function work(): Promise<void> {
    try {
      for (const id of await outbox.removeUncertain()) {
        log.error({ message: id }, 'it is not known whether this notice was sent; it is not sent again');
      }
      while (!signal.aborted) {
        const notice = await outbox.take(LEASE);
        if (notice === undefined || !(await deliver(notice))) return;
      }
    } catch (err) {
      log.error({ err }, 'notices not sent');
    }
  }

  async function workWhileAsked(): Promise<void> {
    while (asked && !signal.aborted) {
      asked = false;
      await work();
    }
    running = undefined;
  }

  return {
    wake: () => {
      asked = true;
      running ??= workWhileAsked();
      return running;
    },
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

/** Sends notices from now on, those that were left by the last start first. Answers how to end it. */
export function startNotices(notices: Notices): () => Promise<void> {
  void notices.wake();
  const timer = setInterval(() => void notices.wake(), LOOK_EVERY).unref();
  return () => {
    clearInterval(timer);
    return notices.stop();
  };
}
