import type { Budgets } from '@platform/build/gate/violation';
import type { Context } from '../context.ts';
import { createDryRun } from '../gate/dry-run.ts';
import { createGate } from '../gate/gate.ts';
import type { RenderDeps } from '../render/render-pool.ts';
import { startReleases } from '../start-releases.ts';
import type { Teams } from '../teams/open-teams.ts';
import { type AssetsDeps, createAssets } from './assets.ts';
import { createDeployer, type DeployerDeps } from './deployer.ts';
import { createReleaseRoutes } from './routes.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface ReleasesDeps extends Pick<Context, 'log' | 'settings'> {
  readonly store: ReleaseStore;
  readonly teams: Teams;
  readonly rendering: RenderDeps;
  readonly budgets: Budgets;
  readonly pages: DeployerDeps['pages'] & AssetsDeps['pages'] & Parameters<typeof startReleases>[0]['pages'];
}

/** Creates what checks, deploys and serves the releases of a site. `routes`: routes below `/api`. */
export function createReleases({ log, settings, store, teams, rendering, budgets, pages }: ReleasesDeps) {
  const { assetUrl, publicUrl, keepReleases } = settings;
  const { findActor, signatures } = teams;
  const gate = createGate({ store, dryRun: createDryRun(rendering), budgets });
  const signedGate = signatures.gate(gate);
  const assets = createAssets({ store, pages, pageOrigin: assetUrl && publicUrl });
  const deployer = createDeployer({ store, gate: signedGate, pages, assets });
  return {
    assets,
    deployer,
    routes: createReleaseRoutes({ store, gate: signedGate, ...deployer, keepReleases, findActor, signatures }),
    /**
     * Publishes the builds in these folders, then makes the first set live. Builds on this machine's disk need no signature: who can
     * write there can change teams.json.
     * @throws StartError if no shell can be served.
     */
    start: (folders: readonly string[]): Promise<void> => startReleases({ store, gate, pages, assets, log, folders }),
  };
}
