import type { Budgets } from '@platform/build/gate/violation';
import { createCheckThreads } from '../gate/check-threads.ts';
import { createDryRun } from '../gate/dry-run.ts';
import { createGate, type Gate } from '../gate/gate.ts';
import type { Logger } from '../http/request-log.ts';
import { createMutex, type TeamOf } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import type { RenderDeps } from '../render/render-pool.ts';
import type { Settings } from '../settings.ts';
import { startReleases } from '../start-releases.ts';
import type { Teams } from '../teams/teams.ts';
import { type Assets, type AssetsDeps, createAssets } from './assets.ts';
import { createCanaries, type ShownCanaries } from './canaries.ts';
import type { PreparedSet } from './deploy-set.ts';
import { createPromotions } from './promotions.ts';
import { createReleaseRoutes, type TextChanges } from './routes.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface DeployerDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly teamOf: TeamOf | undefined;
  readonly pages: {
    /** Id of the live set; undefined before the first one. */
    readonly live: string | undefined;
    readonly canaries: ShownCanaries;
    prepare(releases: readonly Release[]): Promise<PreparedSet>;
    prepareCanary(name: string, set: ReleaseSet, traffic: number): Promise<PreparedSet>;
  };
  readonly assets: Pick<Assets, 'compressAll'>;
}

interface ReleasesDeps {
  readonly log: Logger;
  readonly settings: Pick<Settings, 'assetUrl' | 'gateLimitMs' | 'publicUrl' | 'keepReleases'>;
  readonly store: ReleaseStore;
  readonly teams: Teams;
  readonly rendering: RenderDeps;
  readonly budgets: Budgets;
  readonly textChanges: TextChanges;
  readonly pages: DeployerDeps['pages'] & AssetsDeps['pages'] & Parameters<typeof startReleases>[0]['pages'];
}

/** Creates the gate, the deployer, the assets and the routes (below `/api`) of a site's releases. */
export function createReleases({ log, settings, store, teams, rendering, budgets, textChanges, pages }: ReleasesDeps) {
  const { assetUrl, gateLimitMs, publicUrl, keepReleases } = settings;
  const { findActor, signatures, teamOf } = teams;
  const checking = { runCheck: createCheckThreads(), limitMs: gateLimitMs };
  const dryRun = createDryRun({ ...rendering, ...checking });
  const gate = createGate({ ...checking, store, dryRun, budgets, teamOf });
  const signedGate = signatures.gate(gate);
  const assets = createAssets({ store, pages, pageOrigin: assetUrl && publicUrl });
  const deployer = createDeployer({ store, gate: signedGate, teamOf, pages, assets });
  return {
    assets,
    deployer,
    routes: createReleaseRoutes({
      store,
      gate: signedGate,
      ...deployer,
      keepReleases,
      findActor,
      signatures,
      textChanges,
    }),
    /**
     * Publishes the builds in these folders, then makes the first set live. Builds on this machine's disk need no signature: whoever
     * writes there can change teams.json.
     * @throws StartError if no shell can be served.
     */
    start: (folders: readonly string[]): Promise<void> => startReleases({ store, gate, pages, assets, log, folders }),
  };
}

/** Changes the release sets that a server shows. */
export type Deployer = ReturnType<typeof createDeployer>;

/** Creates the promotions and the canaries of a site. One deployment is carried out at a time. */
function createDeployer({ store, gate, teamOf, pages, assets }: DeployerDeps) {
  const mutex = createMutex();
  const promotions = createPromotions({
    store,
    gate,
    mutex,
    teamOf,
    prepare: async (releases) => {
      await assets.compressAll(releases);
      return pages.prepare(releases);
    },
  });
  const canaries = createCanaries({
    store,
    gate,
    mutex,
    shown: pages.canaries,
    prepare: async (name, set, traffic) => {
      await assets.compressAll([set.shell, ...set.remotes]);
      return pages.prepareCanary(name, set, traffic);
    },
  });
  return {
    promotions,
    canaries,
    /** Shows the release set that is live by the log, then its canaries. Rejects as `catchUp` of each. */
    async catchUp(): Promise<void> {
      await promotions.catchUp(() => pages.live);
      await canaries.catchUp();
    },
  };
}
