import type { Gate } from '../gate/gate.ts';
import { createMutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import type { Assets } from './assets.ts';
import { createCanaries, type ShownCanary } from './canaries.ts';
import { createPromotions, type PreparedSet } from './promotions.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface DeployerDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly pages: {
    /** Id of the live set; undefined before the first one. */
    readonly live: string | undefined;
    readonly canary: ShownCanary;
    prepare(releases: readonly Release[]): Promise<PreparedSet>;
    prepareCanary(set: ReleaseSet, traffic: number): Promise<PreparedSet>;
  };
  readonly assets: Pick<Assets, 'compressAll'>;
}

/** Changes the release sets that a server shows. */
export type Deployer = ReturnType<typeof createDeployer>;

/** Creates the promotions and the canaries of a site. One deployment is carried out at a time. */
export function createDeployer({ store, gate, pages, assets }: DeployerDeps) {
  const mutex = createMutex();
  const promotions = createPromotions({
    store,
    gate,
    mutex,
    prepare: async (releases) => {
      await assets.compressAll(releases);
      return pages.prepare(releases);
    },
  });
  const canaries = createCanaries({
    store,
    gate,
    mutex,
    canary: pages.canary,
    prepare: async (set, traffic) => {
      await assets.compressAll([set.shell, ...set.remotes]);
      return pages.prepareCanary(set, traffic);
    },
  });
  return {
    promotions,
    canaries,
    /** Shows the release set that is live by the log, then its canary. Rejects as `catchUp` of each. */
    async catchUp(): Promise<void> {
      await promotions.catchUp(() => pages.live);
      await canaries.catchUp();
    },
  };
}
