import type { DeploymentRow, PlatformDatabase, ReleaseRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { fromRow, isReadable, type Release, type UnreadableRelease } from './release.ts';

/** Who deploys, what the release was built from, and why. */
export interface Provenance {
  /** Whose token it was. Unset: a start of the site. */
  readonly actor?: string | undefined;
  /** Hash of a commit. */
  readonly commit?: string | undefined;
  /** Whether sources were changed since that commit. */
  readonly dirty?: boolean | undefined;
  readonly note?: string | undefined;
}

/** An entry of the deployment log. `seq` grows by one, over all names. */
export interface Deployment extends Provenance {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: DeploymentRow['action'];
  /** ISO time. */
  readonly createdAt: string;
  /** Whether a browser opened the release's pages first. */
  readonly browser: boolean;
}

/** A release that should be live and is not served. */
export interface UnservedRelease extends UnreadableRelease {
  /** The version that is served instead; undefined if there is none. */
  readonly instead: string | undefined;
}

/** The largest number that the column of deployments can have in PostgreSQL. */
const MAX_SEQ = 2_147_483_647;

/** How a deployment is logged. */
export interface AppendOptions {
  /** Whether a browser opened the release's pages first. */
  readonly browser?: boolean;
  /** `position` when the release was checked. */
  readonly after?: number;
  readonly provenance?: Provenance | undefined;
}

/** Another deployment was logged, perhaps by another server, after the position that the caller named. */
export class DeployedMeanwhileError extends Error {
  override readonly name = 'DeployedMeanwhileError';
}

/** The append-only log of deployments. The newest entry of each name is live. */
export type DeploymentLog = ReturnType<typeof createDeploymentLog>;

/** Opens the deployment log of a database. */
export function createDeploymentLog({ db, now }: { db: PlatformDatabase; now: () => Date }) {
  /** Faults of releases that were set aside, by `keyOf`. */
  const faults = new Map<string, string>();

  async function history(name?: string): Promise<Deployment[]> {
    const all = db.selectFrom('deployments').selectAll().orderBy('seq', 'desc');
    const rows = await (name === undefined ? all : all.where('name', '=', name)).execute();
    return rows.map(fromDeploymentRow);
  }

  /** Reads a stored release. */
  function read(row: ReleaseRow): Release | UnreadableRelease {
    const fault = faults.get(keyOf(row));
    return fault === undefined ? fromRow(row) : { name: row.name, version: row.version, fault };
  }

  /** Returns the releases that the log says are live after deployment number `at`, sorted by name. */
  async function newest(at = MAX_SEQ): Promise<(Release | UnreadableRelease)[]> {
    const seqs = db
      .selectFrom('deployments')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('seq', '<=', at)
      .groupBy('name');
    const rows = await db
      .selectFrom('releases')
      .innerJoin('deployments', (join) =>
        join.onRef('deployments.name', '=', 'releases.name').onRef('deployments.version', '=', 'releases.version'),
      )
      .where('deployments.seq', 'in', seqs)
      .selectAll('releases')
      .orderBy('releases.name')
      .execute();
    return rows.map(read);
  }

  /** Returns the newest release of a name that was live, was not rolled back, and can be served. */
  async function earlier(name: string): Promise<Release | undefined> {
    for (const version of keptVersions(await history(name))) {
      const row = await db
        .selectFrom('releases')
        .selectAll()
        .where(({ and }) => and({ name, version }))
        .executeTakeFirst();
      const release = row && read(row);
      if (release && isReadable(release)) return release;
    }
    return undefined;
  }

  return {
    /**
     * Returns the releases that are served, sorted by name: the live ones, and in place of one that cannot be read or was set
     * aside, the version that a roll-back would make live.
     * @param at Number of a deployment: what was live after it. Default: the newest one.
     */
    async live(at?: number): Promise<Release[]> {
      const served = (await newest(at)).map((release) => (isReadable(release) ? release : earlier(release.name)));
      return (await Promise.all(served)).filter((release) => release !== undefined);
    },
    /** Returns the releases that the log says are live and that are not served. */
    async unserved(): Promise<UnservedRelease[]> {
      const faulty = (await newest()).flatMap((release) => (isReadable(release) ? [] : [release]));
      return Promise.all(faulty.map(async (one) => ({ ...one, instead: (await earlier(one.name))?.version })));
    },
    /** Serves a release no longer, until it is promoted again. The log stays as it is. */
    setAside(release: Pick<Release, 'name' | 'version'>, fault: string): void {
      faults.set(keyOf(release), fault);
    },
    /** Serves a release that was set aside. */
    takeBack(release: Pick<Release, 'name' | 'version'>): void {
      faults.delete(keyOf(release));
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
    /** Returns the number of the newest deployment; 0 if there is none. */
    position: () => positionOf(db),
    /**
     * Makes a release live, unless it is live already.
     * @throws ProblemError (404) if the release is not stored.
     * @throws DeployedMeanwhileError
     */
    async append(
      name: string,
      version: string,
      action: Deployment['action'],
      { browser = false, after, provenance = {} }: AppendOptions = {},
    ): Promise<{ deployment: Deployment; appended: boolean }> {
      const outcome = await db.transaction().execute(async (transaction) => {
        const release = await transaction
          .selectFrom('releases')
          .select('version')
          .where(({ and }) => and({ name, version }))
          .executeTakeFirst();
        if (release === undefined) throw noSuchRelease(name, version);
        const position = await positionOf(transaction);
        if (after !== undefined && after !== position) throw new DeployedMeanwhileError();
        const newest = await transaction
          .selectFrom('deployments')
          .selectAll()
          .where('name', '=', name)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (newest?.version === version) return { deployment: fromDeploymentRow(newest), appended: false };
        const row: DeploymentRow = {
          seq: position + 1,
          name,
          version,
          action,
          created_at: now().toISOString(),
          browser: Number(browser),
          actor: provenance.actor ?? null,
          commit_hash: provenance.commit ?? null,
          dirty: provenance.dirty === undefined ? null : Number(provenance.dirty),
          note: provenance.note ?? null,
        };
        await transaction.insertInto('deployments').values(row).execute();
        return { deployment: fromDeploymentRow(row), appended: true };
      });
      faults.delete(keyOf({ name, version }));
      return outcome;
    },
    /** Returns all deployments, or those of a name, newest first. */
    history,
  };
}

/** Returns the number of the newest deployment; 0 if there is none. */
async function positionOf(db: PlatformDatabase): Promise<number> {
  const newest = await db
    .selectFrom('deployments')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return Number(newest?.seq ?? 0);
}

const keyOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name} ${version}`;

/**
 * Returns the versions that were live and were not rolled back, newest first, each once.
 * @param history Of one name, newest first.
 */
export function keptVersions(history: readonly Pick<Deployment, 'version' | 'action'>[]): string[] {
  const versions: string[] = [];
  for (const { version, action } of history.toReversed()) {
    if (action === 'rollback') versions.pop();
    else versions.push(version);
  }
  return [...new Set(versions.reverse())];
}

/** Creates the error for a release that is not stored. */
export const noSuchRelease = (name: string, version: string) =>
  new ProblemError({
    slug: 'no-such-release',
    status: 404,
    title: `No release ${version} of ${name} is stored, or it cannot be read`,
    detail: 'Send it again: npm run release.',
  });

function fromDeploymentRow(row: DeploymentRow): Deployment {
  const { seq, name, version, action, created_at, browser, actor, commit_hash, dirty, note } = row;
  return {
    seq,
    name,
    version,
    action,
    createdAt: created_at,
    browser: browser === 1,
    ...(actor !== null && { actor }),
    ...(commit_hash !== null && { commit: commit_hash }),
    ...(dirty !== null && { dirty: dirty === 1 }),
    ...(note !== null && { note }),
  };
}
