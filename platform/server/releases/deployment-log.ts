import type { DeploymentRow, PlatformDatabase } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { fromRow, isReadable, type Release } from './release.ts';

/** An entry of the deployment log. `seq` grows by one, over all names. */
export interface Deployment {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: DeploymentRow['action'];
  /** ISO time. */
  readonly createdAt: string;
  /** Whether a browser opened the release's pages first. */
  readonly browser: boolean;
}

/** The append-only log of deployments. The newest entry of each name is live. */
export type DeploymentLog = ReturnType<typeof createDeploymentLog>;

/** Opens the deployment log of a database. */
export function createDeploymentLog({ db, now }: { db: PlatformDatabase; now: () => Date }) {
  return {
    /** Returns the live releases that can be read, sorted by name. */
    async live(): Promise<Release[]> {
      const newest = db
        .selectFrom('deployments')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .groupBy('name');
      const rows = await db
        .selectFrom('releases')
        .innerJoin('deployments', (join) =>
          join.onRef('deployments.name', '=', 'releases.name').onRef('deployments.version', '=', 'releases.version'),
        )
        .where('deployments.seq', 'in', newest)
        .selectAll('releases')
        .orderBy('releases.name')
        .execute();
      return rows.map(fromRow).filter(isReadable);
    },
    /** Returns whether the release was live at any time. */
    async everDeployed(name: string, version: string): Promise<boolean> {
      const row = await db
        .selectFrom('deployments')
        .select('seq')
        .where(({ and }) => and({ name, version }))
        .executeTakeFirst();
      return row !== undefined;
    },
    /**
     * Makes a release live, unless it is live already.
     * @throws ProblemError (404) if the release is not stored.
     */
    append(
      name: string,
      version: string,
      action: Deployment['action'],
      browser = false,
    ): Promise<{ deployment: Deployment; appended: boolean }> {
      return db.transaction().execute(async (transaction) => {
        const release = await transaction
          .selectFrom('releases')
          .select('version')
          .where(({ and }) => and({ name, version }))
          .executeTakeFirst();
        if (release === undefined) throw noSuchRelease(name, version);
        const newest = await transaction
          .selectFrom('deployments')
          .selectAll()
          .where('name', '=', name)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (newest?.version === version) return { deployment: fromDeploymentRow(newest), appended: false };
        const last = await transaction
          .selectFrom('deployments')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .executeTakeFirst();
        const seq = Number(last?.seq ?? 0) + 1;
        const row: DeploymentRow = {
          seq,
          name,
          version,
          action,
          created_at: now().toISOString(),
          browser: Number(browser),
        };
        await transaction.insertInto('deployments').values(row).execute();
        return { deployment: fromDeploymentRow(row), appended: true };
      });
    },
    /** Returns all deployments, or those of a name, newest first. */
    async history(name?: string): Promise<Deployment[]> {
      const all = db.selectFrom('deployments').selectAll().orderBy('seq', 'desc');
      const rows = await (name === undefined ? all : all.where('name', '=', name)).execute();
      return rows.map(fromDeploymentRow);
    },
  };
}

/** Creates the error for a release that is not stored. */
export const noSuchRelease = (name: string, version: string) =>
  new ProblemError({
    slug: 'no-such-release',
    status: 404,
    title: `No release ${version} of ${name} is stored, or it cannot be read`,
    detail: 'Send it again: npm run release.',
  });

function fromDeploymentRow({ created_at, browser, ...row }: DeploymentRow): Deployment {
  return { ...row, createdAt: created_at, browser: browser === 1 };
}
