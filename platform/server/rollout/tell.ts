import type { Logger } from '../http/request-log.ts';
import type { Settings } from '../settings.ts';
import type { SiteResources } from '../site.ts';
import type { News } from './watch.ts';
import { createWebhook } from './webhook.ts';

/** Tells people what the site has done by itself. Never rejects. */
export type Tell = (news: News) => Promise<void>;

interface TellDeps {
  readonly tell: SiteResources['tell'];
  readonly settings: Pick<Settings, 'watchWebhook'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Creates what tells people in every way that is set up: the site's own, and the webhook. */
export function createTell({ tell, settings, log }: TellDeps): Tell {
  const ways = [tell, settings.watchWebhook && createWebhook(settings.watchWebhook)];
  return async (news) => {
    const told = await Promise.allSettled(ways.map(async (way) => way?.(news)));
    for (const one of told) {
      if (one.status === 'rejected')
        log.error({ err: one.reason, name: news.name }, 'nobody was told what the site did');
    }
  };
}
