import { ProblemError } from '../http/problem.ts';
import type { Database, DeploymentRow } from '../store/schema.ts';
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

type Listener = (deployment: Deployment) => void | Promise<void>;

/** The append-only log of deployments: its newest line of each name tells what is live. */
export interface DeploymentLog {
  /** The live releases, by name. */
  live(): Promise<Release[]>;
  /** Whether the release was live at any time. */
  everDeployed(name: string, version: string): Promise<boolean>;
  /**
   * Makes a release live, unless it is, and waits for every listener.
   * @throws ProblemError (404) when no such release is stored.
   */
  promote(name: string, version: string): Promise<{ deployment: Deployment; appended: boolean }>;
  /** All deployments of a name, newest first. */
  history(name: string): Promise<Deployment[]>;
  /** Calls `listener` after each deployment that this process appends. Returns what ends that. */
  onDeployment(listener: Listener): () => void;
}

export function createDeploymentLog({ db, now }: { db: Database; now: () => Date }): DeploymentLog {
  const listeners = new Set<Listener>();

  const append = (name: string, version: string) =>
    db.transaction().execute(async (transaction) => {
      const release = await transaction
        .selectFrom('releases')
        .select('version')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst();
      if (release === undefined) {
        throw new ProblemError({
          slug: 'no-such-release',
          status: 404,
          title: `No release ${version} of ${name} is stored`,
        });
      }
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
      const row: DeploymentRow = {
        seq: Number(last?.seq ?? 0) + 1,
        name,
        version,
        action: 'promote',
        created_at: now().toISOString(),
      };
      await transaction.insertInto('deployments').values(row).execute();
      return { deployment: fromDeploymentRow(row), appended: true };
    });

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
    promote: async (name, version) => {
      const outcome = await append(name, version);
      if (outcome.appended) await Promise.all([...listeners].map((listener) => listener(outcome.deployment)));
      return outcome;
    },
    history: async (name) => {
      const rows = await db
        .selectFrom('deployments')
        .selectAll()
        .where('name', '=', name)
        .orderBy('seq', 'desc')
        .execute();
      return rows.map(fromDeploymentRow);
    },
    onDeployment: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fromDeploymentRow({ created_at, ...row }: DeploymentRow): Deployment {
  return { ...row, createdAt: created_at };
}
