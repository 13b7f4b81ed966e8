import type { Logger } from '@platform/server/http/request-log';
import type { Inbox } from './inbox.ts';

const REMOVE_DELETED_EVERY_MS = 5000;

const REMOVE_OLD_EVERY_MS = 60 * 60 * 1000;

export interface RetentionDeps {
  readonly inbox: Pick<Inbox, 'removeDeleted' | 'removeOlderThan'>;
  /** Age in days at which messages are removed. Unset: never. */
  readonly retentionDays?: number | undefined;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Removes deleted and old messages for good, now and at intervals. Returns a function that stops it. */
export function startRetention({ inbox, retentionDays, log }: RetentionDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const repeat = (every: number, work: () => Promise<void>) => {
    const run = () => {
      running = running.then(work).catch((err: unknown) => log.error({ err }, 'messages not removed'));
    };
    run();
    return setInterval(run, every).unref();
  };
  const timers = [
    repeat(REMOVE_DELETED_EVERY_MS, async () => {
      await inbox.removeDeleted();
    }),
  ];
  if (retentionDays !== undefined) {
    timers.push(
      repeat(REMOVE_OLD_EVERY_MS, async () => {
        const removed = await inbox.removeOlderThan(retentionDays);
        if (removed > 0) log.info({ removed, retentionDays }, 'old messages removed');
      }),
    );
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
