import type { Logger } from '@platform/server/http/request-log';
import type { Mailbox } from './mailbox.ts';

/** How often deleted messages are removed, in milliseconds. */
const DELETED_EVERY = 5000;

/** How often messages past their age are looked for, in milliseconds. */
const AGED_EVERY = 60 * 60 * 1000;

export interface CleaningDeps {
  readonly mailbox: Pick<Mailbox, 'removeDeleted' | 'removeOlderThan'>;
  /** Age in days at which messages are removed; unset: never. */
  readonly retentionDays?: number | undefined;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Removes for good what was deleted, and what is past its age: at the start and then again and again. Answers how to end it. */
export function startCleaning({ mailbox, retentionDays, log }: CleaningDeps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const repeat = (every: number, work: () => Promise<void>) => {
    const run = () => {
      running = running.then(work).catch((err: unknown) => log.error({ err }, 'messages not removed'));
    };
    run();
    return setInterval(run, every).unref();
  };
  const timers = [
    repeat(DELETED_EVERY, async () => {
      await mailbox.removeDeleted();
    }),
  ];
  if (retentionDays !== undefined) {
    timers.push(
      repeat(AGED_EVERY, async () => {
        const removed = await mailbox.removeOlderThan(retentionDays);
        if (removed > 0) log.info({ removed, retentionDays }, 'messages past their age removed');
      }),
    );
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
