import type { PlatformDatabase } from '@platform/server/database/schema';
import { rollBackTarget } from '@platform/server/deployments/deployment';
import type { Pages } from '@platform/server/pages/pages';
import type { Switches } from '@platform/server/releases/switches';
import { readVersionParts } from '@platform/server/reports/version-parts';
import type { Platform } from '@platform/server/site';
import { PART_HOURS } from '@studio/client/releases';
import { overviewOf, PLOT_MS } from './overview.ts';
import type { Change, ReleaseAdminDeps } from './routes.ts';

interface Deps extends Pick<Platform<never, never>, 'deployments' | 'judgements'> {
  readonly db: PlatformDatabase;
  readonly pages: Pick<Pages, 'remote'>;
  readonly switches: Pick<Switches, 'promotions' | 'canaries'>;
}

/** Creates what the admin sees and does about releases. */
export function createAdminReleases({ db, deployments, judgements, pages, switches }: Deps) {
  return {
    history: () => deployments.history(),
    async overview() {
      const partMs = PART_HOURS * 60 * 60 * 1000;
      const since = Date.now() - PLOT_MS;
      const [history, parts, judged] = await Promise.all([
        deployments.history(),
        readVersionParts(db, { since, partMs }),
        judgements(),
      ]);
      const pathsOf = (name: string) => pages.remote(name)?.routes.map(({ path }) => path) ?? [];
      return overviewOf({ history, pathsOf, parts, judged });
    },
    async change({ name, version, traffic }: Change, provenance) {
      const { promotions, canaries } = switches;
      if (traffic === 0) return canaries.end({ name, version }, { provenance });
      if (traffic < 100) return canaries.set({ name, version, traffic }, { provenance });
      const own = (await deployments.history()).filter((one) => one.name === name);
      // What was live just before is rolled back to, so that the log says so.
      if (rollBackTarget(own) === version) return promotions.rollBack(name, { provenance });
      return promotions.promote(name, version, { provenance });
    },
  } satisfies Pick<ReleaseAdminDeps, 'history' | 'overview' | 'change'>;
}
