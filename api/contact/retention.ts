import type { Logger } from '@platform/server/http/request-log';
import { COUNT_EVERY_MS } from './changes/trash-time.ts';
import type { Inbox } from './inbox.ts';

const REMOVE_SESSIONS_EVERY_MS = 60_000;

const REMOVE_OLD_EVERY_MS = 60 * 60 * 1000;

const KEPT = 'old messages kept, because they are more than a tenth of the inbox: delete them at /admin/messages';

export interface RetentionDeps {
  readonly inbox: Pick<Inbox, 'removeDeleted' | 'oldMessages' | 'removeBefore'>;
  /** Removes the admin's sessions that have ended. */
  readonly removeEndedSessions: () => Promise<void>;
  /** Age in days at which messages are removed. Unset: never. */
  readonly retentionDays?: number | undefined;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Removes old messages, those that were long enough in the trash, and ended sessions for good, now and at intervals. Old messages that are more than a tenth of
 * the inbox stay until the admin confirms it, because the clock may be wrong. Returns a function that stops it.
 */
export function startRetention({ inbox, removeEndedSessions, retentionDays, log }: RetentionDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const repeat = (every: number, work: () => Promise<void>) => {
    const run = () => {
      running = running.then(work).catch((err: unknown) => log.error({ err }, 'old data not removed'));
    };
    run();
    return setInterval(run, every).unref();
  };
  const timers = [
    repeat(COUNT_EVERY_MS, async () => {
      const removed = await inbox.removeDeleted();
      if (removed > 0) log.info({ removed }, 'messages removed from the trash');
    }),
    repeat(REMOVE_SESSIONS_EVERY_MS, removeEndedSessions),
  ];
  if (retentionDays !== undefined) {
    timers.push(
      repeat(REMOVE_OLD_EVERY_MS, async () => {
        const { before, count, areFew } = await inbox.oldMessages(retentionDays);
        if (count === 0) return;
        if (areFew) log.info({ removed: await inbox.removeBefore(before), retentionDays }, 'old messages removed');
        else log.warn({ count, before, retentionDays }, KEPT);
      }),
    );
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
