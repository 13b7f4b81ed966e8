import type { GateReport } from '@platform/contract/release';
import type { Action, DeploymentRow, PlatformDatabase, ReleaseRow } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import { fromRow, isReadable, type Release, type UnreadableRelease } from '../release-set/release.ts';
import { type Canary, canariesOf, canaryOf } from './canary.ts';
import { chained } from './chain.ts';
import {
  type Deployment,
  fromDeploymentRow,
  isSwitch,
  keptVersions,
  liveEntry,
  type Provenance,
  pinOf,
} from './deployment.ts';
import { type CheckedEntry, createEntries } from './entries.ts';
import type { HeadFile } from './head-file.ts';
import { canaryRuns, DeployedMeanwhileError, isLiveAlready, noCanary, notLive, pinned } from './refusals.ts';

/** A release that should be live and is not served. */
export interface UnservedRelease extends UnreadableRelease {
  /** The version that is served instead; undefined if there is none. */
  readonly instead: string | undefined;
}

/** How a deployment is logged. */
export interface AppendOptions {
  /** Whether a browser opened the release's pages first. */
  readonly browser?: boolean;
  /** `position` when the release was checked. */
  readonly after?: number | undefined;
  readonly provenance?: Provenance | undefined;
  /** Report of the gate. */
  readonly report?: GateReport | undefined;
  /** Of a canary: how many visitors of 100 are shown it, 0 to 99. */
  readonly traffic?: number | undefined;
}

/** The append-only log of deployments. The newest entry of each name is live. */
export type DeploymentLog = ReturnType<typeof createDeploymentLog>;

interface DeploymentLogDeps {
  readonly db: PlatformDatabase;
  readonly now: () => Date;
  /** Unset: detects only changes since the start of the server, and a broken chain. */
  readonly headFile?: Pick<HeadFile, 'head' | 'write'> | undefined;
}

/** Opens the deployment log of a database. Each of its functions throws an `AlteredLogError` if the log was altered. */
export function createDeploymentLog({ db, now, headFile }: DeploymentLogDeps) {
  const entries = createEntries({ db, now, headFile });
  /** Faults of releases that were set aside, by `keyOf`. */
  const faults = new Map<string, string>();

  async function historyOf(name: string): Promise<Deployment[]> {
    const rows = (await entries.all()).filter((row) => row.name === name);
    return rows.reverse().map(fromDeploymentRow);
  }

  /** Reads a stored release. */
  function read(row: ReleaseRow): Release | UnreadableRelease {
    const fault = faults.get(keyOf(row)) ?? (row.collected_at === null ? undefined : 'its files were collected');
    return fault === undefined ? fromRow(row) : { name: row.name, version: row.version, fault };
  }

  /** Returns the releases that the log says are live after deployment number `at`, sorted by name. */
  async function newest(at = Number.POSITIVE_INFINITY): Promise<(Release | UnreadableRelease)[]> {
    const live = liveVersions((await entries.all()).filter(({ seq }) => seq <= at));
    if (live.size === 0) return [];
    const rows = await db
      .selectFrom('releases')
      .selectAll()
      .where('version', 'in', [...live.values()])
      .orderBy('name')
      .execute();
    return rows.filter(({ name, version }) => live.get(name) === version).map(read);
  }

  /** Returns the newest release of a name that was live, was not rolled back, and can be served. */
  async function earlier(name: string): Promise<Release | undefined> {
    for (const version of keptVersions(await historyOf(name))) {
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
      return Promise.all(
        faulty.map(async (release) => ({ ...release, instead: (await earlier(release.name))?.version })),
      );
    },
    /** Serves a release no longer, until it is promoted again. The log stays as it is. */
    setAside(release: Pick<Release, 'name' | 'version'>, fault: string): void {
      faults.set(keyOf(release), fault);
    },
    /** Serves a release that was set aside. */
    takeBack(release: Pick<Release, 'name' | 'version'>): void {
      faults.delete(keyOf(release));
    },
    /** Returns the number of the newest deployment; 0 if there is none. */
    position: entries.position,
    /** Returns the canaries that run, at most one of each name. */
    canaries: async (): Promise<Canary[]> => canariesOf((await entries.all()).toReversed().map(fromDeploymentRow)),
    /** Reads the whole log. Returns all entries, oldest first. */
    entries: entries.whole,
    /** What is wrong with the log, as it was last read; undefined if it is whole. */
    logFault: () => entries.fault,
    /**
     * Makes a release live, retires it, pins what is live, or sets the traffic of a canary, unless that is so already.
     * @param version To retire or pin: the one that is live.
     * @throws ProblemError: 404 if the release is not stored, 409 if the name is pinned, nothing of it is live, or another canary of the name runs.
     * @throws DeployedMeanwhileError if the log has entries after `after`.
     */
    async append(
      name: string,
      version: string,
      action: Action,
      { browser = false, after, provenance = {}, report, traffic }: AppendOptions = {},
    ): Promise<{ deployment: Deployment; appended: boolean }> {
      const outcome = await db.transaction().execute(async (transaction) => {
        const release = await transaction
          .selectFrom('releases')
          .select('version')
          .where(({ and }) => and({ name, version }))
          .where('collected_at', 'is', null)
          .executeTakeFirst();
        if (release === undefined) throw noSuchRelease(name, version);
        const rows = await entries.all(transaction);
        const last = rows.at(-1);
        const position = last?.seq ?? 0;
        if (after !== undefined && after !== position) throw new DeployedMeanwhileError(name);
        const done = doneAlready(rows.toReversed(), { name, version, action, traffic: traffic ?? null });
        if (done) return { deployment: fromDeploymentRow(done), appended: false };
        const row = chained(
          {
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
            report: report === undefined ? null : JSON.stringify(report),
            traffic: traffic ?? null,
          },
          last,
        );
        await transaction.insertInto('deployments').values(row).execute();
        return { deployment: fromDeploymentRow(row), appended: true };
      });
      faults.delete(keyOf({ name, version }));
      if (outcome.appended) await entries.saveHead(outcome.deployment);
      return outcome;
    },
    /** Returns the deployments of a name, newest first, without their reports. */
    historyOf,
    /** Reads the whole log. Returns all deployments, newest first. */
    history: async (): Promise<Deployment[]> => (await entries.withReports()).map(fromDeploymentRow).reverse(),
  };
}

/**
 * Returns the entry by which an action is done already; undefined if it has to be logged.
 * @param log Newest first.
 * @throws ProblemError (409)
 */
function doneAlready(
  log: readonly CheckedEntry[],
  { name, version, action, traffic }: Pick<DeploymentRow, 'name' | 'version' | 'action' | 'traffic'>,
): CheckedEntry | undefined {
  const history = log.filter((row) => row.name === name);
  const [current, pin] = [liveEntry(history), pinOf(history)];
  const isPromoted = action === 'promote' || action === 'rollback';
  if (isPromoted && current?.version === version) return current;
  const running = canaryOf(history.map(fromDeploymentRow));
  const isRunning = running?.version === version;
  if (action === 'canary' && traffic === 0) {
    if (!isRunning) throw noCanary(name, running);
    return undefined;
  }
  if (pin && (isSwitch({ action }) || action === 'canary')) throw pinned(name, fromDeploymentRow(pin));
  if (isPromoted) return undefined;
  if (current === undefined) throw notLive(name);
  if (action === 'canary') {
    if (current.version === version) throw isLiveAlready(name);
    if (running && !isRunning) throw canaryRuns(running);
    return running && history.find(({ seq }) => seq === running.seq && running.traffic === traffic);
  }
  if (current.version !== version) throw new DeployedMeanwhileError(name);
  if (action === 'pin') return pin;
  return action === 'unpin' && pin === undefined ? current : undefined;
}

/** Returns the version that is live of each name. `rows`: entries of all names, oldest first. */
function liveVersions(rows: readonly CheckedEntry[]): Map<string, string> {
  const live = new Map<string, string>();
  for (const { name, version, action } of rows) {
    if (action === 'retire') live.delete(name);
    else if (action !== 'canary') live.set(name, version);
  }
  return live;
}

const keyOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name} ${version}`;

export const noSuchRelease = (name: string, version: string) =>
  new ProblemError({
    slug: 'no-such-release',
    status: 404,
    title: `No release ${version} of ${name} is stored, or it cannot be read`,
    detail: 'Send it again: npm run release.',
  });
