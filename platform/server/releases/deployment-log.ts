import type { DeploymentRow, PlatformDatabase } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { fromRow, type Release } from './release.ts';

/** A line of the log of what went live. `seq` grows by one, over all names. */
export interface Deployment {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: DeploymentRow['action'];
  /** ISO time. */
  readonly createdAt: string;
}

/** The append-only log of deployments: its newest line of each name tells what is live. */
export interface DeploymentLog {
  /** The live releases, by name. */
  live(): Promise<Release[]>;
  /** Whether the release was live at any time. */
  everDeployed(name: string, version: string): Promise<boolean>;
  /**
   * Writes that a release is live from now on, unless it is.
   * @throws ProblemError (404) when no such release is stored.
   */
  append(
    name: string,
    version: string,
    action: Deployment['action'],
  ): Promise<{ deployment: Deployment; appended: boolean }>;
  /** All deployments, or those of a name, newest first. */
  history(name?: string): Promise<Deployment[]>;
}

export function createDeploymentLog({ db, now }: { db: PlatformDatabase; now: () => Date }): DeploymentLog {
  return {
    live: async () => {
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
      return rows.map(fromRow);
    },
    everDeployed: async (name, version) => {
      const row = await db
        .selectFrom('deployments')
        .select('seq')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst();
      return row !== undefined;
    },
    append: (name, version, action) =>
      db.transaction().execute(async (transaction) => {
        const release = await transaction
          .selectFrom('releases')
          .select('version')
          .where('name', '=', name)
          .where('version', '=', version)
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
        const row: DeploymentRow = { seq, name, version, action, created_at: now().toISOString() };
        await transaction.insertInto('deployments').values(row).execute();
        return { deployment: fromDeploymentRow(row), appended: true };
      }),
    history: async (name) => {
      const all = db.selectFrom('deployments').selectAll().orderBy('seq', 'desc');
      const rows = await (name === undefined ? all : all.where('name', '=', name)).execute();
      return rows.map(fromDeploymentRow);
    },
  };
}

/** The answer where a release that is not stored is to be made live. */
export const noSuchRelease = (name: string, version: string) =>
  new ProblemError({ slug: 'no-such-release', status: 404, title: `No release ${version} of ${name} is stored` });

function fromDeploymentRow({ created_at, ...row }: DeploymentRow): Deployment {
  return { ...row, createdAt: created_at };
}
