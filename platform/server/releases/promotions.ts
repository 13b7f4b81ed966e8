import { SHELL } from '@platform/contract/registry';
import type { Deployed, GateReport } from '@platform/contract/release';
import { type Deployment, keptVersions, liveEntry, type Provenance, pinOf } from '../deployments/deployment.ts';
import { DeployedMeanwhileError, noSuchRelease } from '../deployments/deployment-log.ts';
import { notLive, pinned, shellStays } from '../deployments/refusals.ts';
import type { Gate } from '../gate/gate.ts';
import { ProblemError } from '../http/problem.ts';
import { createMutex, type Mutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** A set whose pages are rendered. Either `goLive` or `discard` is called, once. */
export interface PreparedSet {
  /** URLs of the pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Replaces the live set. Resolves when the previous set has closed. */
  goLive(): Promise<void>;
  discard(): Promise<void>;
}

interface PromotionsDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'historyOf' | 'position'>;
  readonly gate: Gate;
  /** Renders a set. Rejects if the set cannot be shown. */
  readonly prepare: (releases: readonly Release[]) => Promise<PreparedSet>;
  /** Runs what changes the shown sets, one at a time. */
  readonly mutex?: Mutex;
}

/** How a release is promoted. */
export interface PromoteOptions {
  /** Paths of the live release that may go. */
  readonly removes?: readonly string[] | undefined;
  /** Id of the set that a browser checked. Unset: no browser checked the release. */
  readonly checkedSet?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** The log's position at which this was decided. Unset: it is done whatever was logged since. */
  readonly decidedAt?: number | undefined;
}

/** How often a release is checked again because another one went live meanwhile. */
export const MAX_CHECKS = 5;

/** Promotes releases and rolls them back, one at a time, and follows what other servers do. */
export type Promotions = ReturnType<typeof createPromotions>;

/**
 * Creates the promotions of a store. A release is checked beside what is live, its set is rendered, then logged, then goes live in
 * one step. Other names are switched, here and by other servers, while a release is checked; if one was, it is checked again.
 */
export function createPromotions({ store, gate, prepare, mutex = createMutex() }: PromotionsDeps) {
  async function deploy({ name, version, action, removes, ...options }: Switch) {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const pin = pinOf(await store.historyOf(name));
    if (pin) throw pinned(name, pin);
    for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
      const live = await store.live();
      const { live: checked, report } = isIn(live, release)
        ? { live: idOf(live) }
        : await gate(name, release.files, removes);
      const done = await mutex(() => goLive({ release, action, checked, report, ...options }));
      if (done) return done;
    }
    throw deployedMeanwhile(name);
  }

  /** Logs a switch to a prepared set. Returns undefined if another release was logged meanwhile. Discards the set if nothing is logged. */
  function logOrDiscard(prepared: PreparedSet, ...entry: Parameters<typeof store.append>) {
    return store.append(...entry).catch(async (error: unknown) => {
      await prepared.discard();
      if (!(error instanceof DeployedMeanwhileError)) throw error;
    });
  }

  /** Makes a checked release live. Changes nothing, and returns undefined, if others are live than when it was checked. */
  async function goLive({ release, action, checked, report, checkedSet, provenance, decidedAt }: CheckedSwitch) {
    const { name, version } = release;
    const after = await store.position();
    if (decidedAt !== undefined && after !== decidedAt) throw deployedMeanwhile(name);
    const live = await store.live();
    if (idOf(live) !== checked) return undefined;
    if (isIn(live, release)) {
      const { deployment } = await store.append(name, version, action);
      return { seq: deployment.seq, version, failed: [], appended: false };
    }
    const others = live.filter((one) => one.name !== name);
    if (checkedSet !== undefined && idOf([...others, release]) !== checkedSet) throw otherSet();
    const prepared = await prepare([...others, release].sort(byName));
    const options = { browser: checkedSet !== undefined, after, provenance, report };
    const logged = await logOrDiscard(prepared, name, version, action, options);
    if (!logged) return undefined;
    const { deployment, appended } = logged;
    await prepared.goLive();
    return { seq: deployment.seq, version, failed: [...prepared.failed], appended };
  }

  /** Takes a remote out of what is live. Returns undefined, and changes nothing, if another release went live meanwhile. */
  async function takeAway(name: string, provenance: Provenance | undefined) {
    const after = await store.position();
    const version = liveEntry(await store.historyOf(name))?.version;
    if (version === undefined) throw notLive(name);
    const prepared = await prepare((await store.live()).filter((one) => one.name !== name));
    const logged = await logOrDiscard(prepared, name, version, 'retire', { after, provenance });
    if (!logged) return undefined;
    await prepared.goLive();
    return { seq: logged.deployment.seq, version, failed: [...prepared.failed] };
  }

  return {
    /**
     * Shows what the log says is live: another server may have added to it. Rejects, and changes nothing, if that set cannot be
     * shown.
     * @param shown Returns the id of the set that this server shows.
     */
    catchUp: (shown: () => string | undefined): Promise<void> =>
      mutex(async () => {
        const live = await store.live();
        if (idOf(live) === shown()) return;
        await (await prepare(live)).goLive();
      }),
    /**
     * Makes a stored release live. Changes nothing if it throws.
     * @throws ProblemError: 404 if the release is not stored, 409 if others went live again and again meanwhile, or if it would
     * go live in another set than `checkedSet`, 422 if it has violations or its set cannot be shown.
     */
    promote: (name: string, version: string, { removes = [], ...options }: PromoteOptions = {}) =>
      deploy({ name, version, action: 'promote', removes, ...options }),
    /**
     * Makes the previous release live. Changes nothing if it throws.
     * @throws ProblemError as `promote`; 409 also if there is no previous release.
     */
    async rollBack(name: string, { removes = [], ...options }: PromoteOptions = {}): Promise<Deployed> {
      const history = await store.historyOf(name);
      if (history.length > 0 && liveEntry(history) === undefined) throw notLive(name);
      const version = rollBackTarget(history);
      if (version === undefined) throw nothingBefore(name);
      const { appended: _, ...deployed } = await deploy({ name, version, action: 'rollback', removes, ...options });
      return deployed;
    },
    /**
     * Takes a remote's pages away: its paths are free for other remotes. Promoting a release of it brings them back. Changes nothing if
     * it throws.
     * @throws ProblemError: 409 if it is not live, is pinned or is the shell, 422 if the site cannot be shown without it.
     */
    async retire(name: string, provenance?: Provenance): Promise<Deployed> {
      if (name === SHELL) throw shellStays();
      for (let attempt = 0; attempt < MAX_CHECKS; attempt += 1) {
        const done = await mutex(() => takeAway(name, provenance));
        if (done) return done;
      }
      throw deployedMeanwhile(name);
    },
    /**
     * Pins what is live of a name, or unpins it.
     * @throws ProblemError (409) if nothing of it is live.
     */
    async pin(name: string, isPinned: boolean, provenance?: Provenance): Promise<Deployed> {
      const version = liveEntry(await store.historyOf(name))?.version;
      if (version === undefined) throw notLive(name);
      const { deployment } = await store
        .append(name, version, isPinned ? 'pin' : 'unpin', { provenance })
        .catch((error: unknown) => {
          throw error instanceof DeployedMeanwhileError ? deployedMeanwhile(name) : error;
        });
      return { seq: deployment.seq, version, failed: [] };
    },
  };
}

/** A change of what is live. */
interface Switch extends PromoteOptions {
  readonly name: string;
  readonly version: string;
  readonly action: Deployment['action'];
  readonly removes: readonly string[];
}

/** A change that the gate has checked. `checked`: id of what was live then. `report`: unset if the gate did not run. */
interface CheckedSwitch extends Pick<Switch, 'action' | 'checkedSet' | 'provenance' | 'decidedAt'> {
  readonly release: Release;
  readonly checked: string;
  readonly report?: GateReport | undefined;
}

const isIn = (live: readonly Release[], { name, version }: Release): boolean =>
  live.some((one) => one.name === name && one.version === version);

/** The order of `live()`, so that the pages of a set do not depend on the order of its deployments. */
const byName = (a: Release, b: Release) => (a.name < b.name ? -1 : 1);

/**
 * Returns the version that a roll-back makes live; undefined if there is none. A release that was rolled back is skipped by
 * later roll-backs.
 * @param history Of one name, newest first.
 */
export const rollBackTarget = (history: readonly Pick<Deployment, 'version' | 'action'>[]): string | undefined =>
  keptVersions(history)[1];

const nothingBefore = (name: string) =>
  new ProblemError({
    slug: 'nothing-to-roll-back-to',
    status: 409,
    title: `Nothing was live before the current ${name}`,
    detail: 'Release the version you want instead: npm run release.',
  });

export const otherSet = () =>
  new ProblemError({
    slug: 'other-set',
    status: 409,
    title: 'Another release went live while the browser checked this one',
    detail: 'What the browser opened is not what would go live: check the release again.',
  });

export const deployedMeanwhile = (name: string) =>
  new ProblemError({
    slug: 'deployed-meanwhile',
    status: 409,
    title: `Other releases went live while ${name} was checked`,
    detail: 'Nothing was changed. Run the command again.',
  });
