import type { PlatformDatabase } from '../database/schema.ts';
import type { Logger } from '../http/request-log.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { Switches } from '../releases/switches.ts';
import { createVisits } from '../reports/visits.ts';
import type { Settings } from '../settings.ts';
import type { Tell } from './tell.ts';
import { createWatch } from './watch.ts';

interface StartDeps {
  readonly db: PlatformDatabase;
  readonly store: Pick<ReleaseStore, 'history' | 'position'>;
  readonly switches: Switches;
  readonly log: Logger;
  readonly settings: Pick<Settings, 'watches'>;
  readonly tell: Tell;
}

/** Starts the watch of a site, unless it is switched off. Returns a function that stops it. */
export function startWatch({ db, store, switches, log, settings, tell }: StartDeps): () => Promise<void> {
  if (!settings.watches) return async () => {};
  return createWatch({ store, visits: createVisits(db), ...switches, tell, log }).start();
}
