import type { Provenance } from '@platform/server/deployments/deployment';
import { rollBackTarget } from '@platform/server/releases/promotions';
import { readVersionParts } from '@platform/server/reports/version-parts';
import { createVisits } from '@platform/server/reports/visits';
import { analyseRollouts, evidenceOf } from '@platform/server/rollout/analyse-rollout';
import { PART_HOURS } from '@studio/client/releases';
import type { Context } from '../resource.ts';
import { comparedBy, describedEvidence, overviewOf, PLOT_MS } from './overview.ts';
import { createReleaseBar } from './release-bar.ts';
import { type Change, createReleaseAdmin, type ReleaseAdminDeps } from './routes.ts';

/** Creates the admin's routes about releases. */
export function create({ sameSite, ownerOnly, ...deps }: Context) {
  const api = createReleaseAdmin({ ...createReleaseActions(deps), ownerOnly, sameSite });
  const bar = createReleaseBar({ ...deps, ownerOnly, sameSite });
  return { api: api.route('/', bar.api), barFor: bar.barFor };
}

type Deps = Pick<Context, 'db' | 'deployments' | 'pages' | 'deployer' | 'textChanges'>;

/** Returns what the admin's routes read and change. */
function createReleaseActions({ db, deployments, pages, deployer, textChanges }: Deps) {
  const visits = createVisits(db);
  return {
    history: () => deployments.history(),
    async overview() {
      const partMs = PART_HOURS * 60 * 60 * 1000;
      const since = Date.now() - PLOT_MS;
      const history = await deployments.history();
      const [parts, rollouts, lastReport] = await Promise.all([
        readVersionParts(db, { since, partMs }),
        analyseRollouts(visits, history, new Date()),
        visits.newest(),
      ]);
      const pathsOf = (name: string) => pages.remote(name)?.routes.map(({ path }) => path) ?? [];
      return overviewOf({ history, pathsOf, parts, rollouts, lastReport });
    },
    async evidence(seq: number) {
      const history = await deployments.history();
      const evidence = await evidenceOf(visits, history, seq);
      return evidence && describedEvidence(history, evidence);
    },
    async changes(seq: number) {
      const compared = comparedBy(await deployments.history(), seq);
      if (!compared) return undefined;
      const { before, ...versions } = compared;
      const { name, from, to } = versions;
      if (from === undefined) return { before, pages: [], isComplete: true };
      const { pages: changed, isComplete } = await textChanges.between({ name, from, to });
      return {
        before,
        pages: changed.map(({ added, removed, ...page }) => ({ ...page, added: [...added], removed: [...removed] })),
        isComplete,
      };
    },
    async change({ name, version, traffic }: Change, provenance: Provenance) {
      const { promotions, canaries } = deployer;
      if (traffic === 0) return canaries.end({ name, version }, { provenance });
      if (traffic < 100) return canaries.set({ name, version, traffic }, { provenance });
      const own = (await deployments.history()).filter((one) => one.name === name);
      // What was live just before is rolled back to, so that the log says so.
      if (rollBackTarget(own) === version) return promotions.rollBack(name, { provenance });
      return promotions.promote(name, version, { provenance });
    },
  } satisfies Pick<ReleaseAdminDeps, 'history' | 'overview' | 'evidence' | 'changes' | 'change'>;
}
