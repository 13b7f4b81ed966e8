import type { Logger } from '../http/request-log.ts';
import { createWebhook } from '../http/webhook.ts';
import type { Settings } from '../settings.ts';

/** What the site did by itself, or could not do. */
export interface Notification {
  /** Name of a release, or `backup`. */
  readonly name: string;
  /** Version of the release. */
  readonly version?: string;
  /** What was done, and why, in one line. */
  readonly text: string;
}

/** Notifies the operators. */
export type Notify = (notification: Notification) => Promise<void>;

interface NotifierDeps {
  /** The site's own channel. May reject. */
  readonly notify: Notify | undefined;
  readonly settings: Pick<Settings, 'notifyWebhook'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Creates a function that notifies by each channel that is set up: the site's own, and the webhook. It never rejects. */
export function createNotifier({ notify, settings, log }: NotifierDeps): Notify {
  const post = settings.notifyWebhook && createWebhook(settings.notifyWebhook);
  const channels = [notify, post && ((notification: Notification) => post(JSON.stringify(notification)))];
  return async (notification) => {
    const results = await Promise.allSettled(channels.map(async (send) => send?.(notification)));
    for (const result of results) {
      if (result.status === 'rejected')
        log.error({ err: result.reason, name: notification.name }, 'a notification could not be sent');
    }
  };
}
