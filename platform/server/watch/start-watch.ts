import type { PlatformDatabase } from '../database/schema.ts';
import type { Logger } from '../http/request-log.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Switches } from '../releases/switches.ts';
import { createVisits } from '../reports/visits.ts';
import type { Settings } from '../settings.ts';
import type { SiteResources } from '../site.ts';
import { createWatch, type News } from './watch.ts';
import { createWebhook } from './webhook.ts';

interface StartDeps {
  readonly db: PlatformDatabase;
  readonly store: Pick<ReleaseStore, 'history' | 'position'>;
  readonly switches: Switches;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'watches' | 'watchWebhook'>;
  readonly tell: SiteResources['tell'];
}

/** Starts the watch of a site, unless it is switched off. Returns a function that stops it. */
export function startWatch({ db, store, switches, log, settings, tell }: StartDeps): () => Promise<void> {
  if (!settings.watches) return async () => {};
  const ways = [tell, settings.watchWebhook && createWebhook(settings.watchWebhook)];
  const tellAll = async (news: News) => {
    const told = await Promise.allSettled(ways.map(async (way) => way?.(news)));
    for (const one of told) {
      if (one.status === 'rejected')
        log.error({ err: one.reason, name: news.name }, 'nobody was told what the watch did');
    }
  };
  return createWatch({ store, visits: createVisits(db), ...switches, tell: tellAll, log }).start();
}
