import type { Pages } from '../pages/pages.ts';
import type { Release } from '../release-set/release.ts';
import { createSequence } from '../sequence.ts';
import type { Assets } from './assets.ts';
import { createCanaries } from './canaries.ts';
import { createPromotions } from './promotions.ts';
import type { Gate, ReleaseStore } from './store/release-store.ts';

interface SwitchesDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly pages: Pages;
  readonly assets: Pick<Assets, 'compressAll'>;
}

/** What changes the sets that a server shows. */
export type Switches = ReturnType<typeof createSwitches>;

/** Creates the promotions and the canaries of a site. One of them changes what is shown at a time. */
export function createSwitches({ store, gate, pages, assets }: SwitchesDeps) {
  const inSequence = createSequence();
  const promotions = createPromotions({
    store,
    gate,
    inSequence,
    prepare: async (releases: readonly Release[]) => {
      await assets.compressAll(releases);
      return pages.prepare(releases);
    },
  });
  const canaries = createCanaries({
    store,
    gate,
    inSequence,
    canary: pages.canary,
    prepare: async (set, traffic) => {
      await assets.compressAll([set.shell, ...set.remotes]);
      return pages.prepareCanary(set, traffic);
    },
  });
  return {
    promotions,
    canaries,
    /** Shows what the log says is live, then its canary. Rejects as `catchUp` of each. */
    async catchUp(): Promise<void> {
      await promotions.catchUp(() => pages.live);
      await canaries.catchUp();
    },
  };
}
