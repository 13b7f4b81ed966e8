import { SHELL } from '@platform/contract/registry';
import type { Deployed } from '@platform/contract/release';
import { type Deployment, keptVersions, liveEntry, type Provenance, pinOf } from '../deployments/deployment.ts';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import { DeployedMeanwhileError, nothingBefore, notLive, pinned, shellStays } from '../deployments/refusals.ts';
import type { Gate } from '../gate/gate.ts';
import { createKeyedQueue, createMutex, type Mutex, type TeamOf } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import { inSpan } from '../tracing/spans.ts';
import { type DeployOptions, deploySet, MAX_CHECKS, type PreparedSet } from './deploy-set.ts';
import type { ReleaseStore } from './store/release-store.ts';

interface PromotionsDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'historyOf' | 'position'>;
  readonly gate: Gate;
  /** Renders a set. Rejects if the set cannot be shown. */
  readonly prepare: (releases: readonly Release[]) => Promise<PreparedSet>;
  /** See `deploySet`. */
  readonly mutex?: Mutex;
  /** See `createGate`. */
  readonly teamOf?: TeamOf | undefined;
}

/** Promotes releases and rolls them back, and follows other servers. */
export type Promotions = ReturnType<typeof createPromotions>;

/**
 * Creates the promotions of a store. A release is checked beside the live ones, its set is rendered, logged, and goes live in one step.
 * Other names can be deployed, here and by other servers, while a release is checked and its set is rendered; then it is checked again.
 * Releases of one team are promoted one at a time. Roll-backs and retirements wait for no promotion.
 */
export function createPromotions({
  store,
  gate,
  prepare,
  mutex = createMutex(),
  teamOf = async (name) => name,
}: PromotionsDeps) {
  const enqueue = createKeyedQueue();

  async function checkAndDeploy(
    name: string,
    version: string,
    action: 'promote' | 'rollback',
    { removes = [], ...options }: DeployOptions,
  ) {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const pin = pinOf(await store.historyOf(name));
    if (pin) throw pinned(name, pin);
    // In the order of `live`, so that the pages of a set do not depend on the order of its deployments.
    const change = (live: readonly Release[]) =>
      [...live.filter((other) => other.name !== name), release].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
      const live = await store.live();
      const isLive = live.some((other) => other.name === name && other.version === version);
      const { live: checked, report } = isLive
        ? { live: idOf(live) }
        : await gate(name, release.files, { removes, isRollBack: action === 'rollback' });
      const deployment = { name, version, action, checked, report, change, prepare, mutex, ...options };
      const deployed = await enqueue(`${await teamOf(name)} ${action}`, () => deploySet(store, deployment));
      if (deployed) return deployed;
    }
    throw new DeployedMeanwhileError(name);
  }

  const deploy: typeof checkAndDeploy = (name, version, action, options) =>
    inSpan('release', { 'release.name': name, 'release.version': version, 'release.action': action }, () =>
      checkAndDeploy(name, version, action, options),
    );

  /** Returns the version of a name that is live. */
  async function liveVersion(name: string): Promise<string> {
    const entry = liveEntry(await store.historyOf(name));
    if (entry === undefined) throw notLive(name);
    return entry.version;
  }

  return {
    /**
     * Shows the releases that are live by the log: another server may have added to it. Rejects, and changes nothing, if that set cannot be
     * shown.
     * @param shown Returns the id of the set that this server shows.
     */
    async catchUp(shown: () => string | undefined): Promise<void> {
      for (;;) {
        // Waits until what this server has logged is shown.
        const live = await mutex(() => store.live());
        if (idOf(live) === shown()) return;
        const prepared = await prepare(live);
        const isShown = await mutex(async () => {
          if (idOf(await store.live()) !== idOf(live) || idOf(live) === shown()) return prepared.discard();
          await prepared.goLive();
          return true;
        });
        if (isShown) return;
      }
    },
    /**
     * Makes a stored release live. Changes nothing if it throws.
     * @throws ProblemError: 404 if the release is not stored, 409 if its name is pinned, if other releases went live during each check, or if
     * it would go live with other releases than those of `checkedSet`, 422 if it has violations or its set cannot be shown.
     */
    promote: (name: string, version: string, options: DeployOptions = {}) => deploy(name, version, 'promote', options),
    /**
     * Makes the previous release live. Changes nothing if it throws.
     * @throws ProblemError as `promote`; 409 also if there is no previous release.
     */
    async rollBack(name: string, options: DeployOptions = {}): Promise<Deployed> {
      const history = await store.historyOf(name);
      if (history.length > 0 && liveEntry(history) === undefined) throw notLive(name);
      const version = rollBackTarget(history);
      if (version === undefined) throw nothingBefore(name);
      const { appended: _, ...deployed } = await deploy(name, version, 'rollback', options);
      return deployed;
    },
    /**
     * Takes a remote's pages away: its paths are free for other remotes. A promotion makes it live again. Changes nothing if it throws.
     * @throws ProblemError: 409 if it is not live, is pinned or is the shell, 422 if the site cannot be shown without it.
     */
    async retire(name: string, provenance?: Provenance): Promise<Deployed> {
      if (name === SHELL) throw shellStays();
      const change = (live: readonly Release[]) => live.filter((other) => other.name !== name);
      for (let attempt = 0; attempt < MAX_CHECKS; attempt += 1) {
        const version = await liveVersion(name);
        const retirement = { name, version, action: 'retire', provenance, change, prepare, mutex } as const;
        const deployed = await enqueue(`${await teamOf(name)} retire`, () => deploySet(store, retirement));
        if (!deployed) continue;
        const { appended: _, ...deployment } = deployed;
        return deployment;
      }
      throw new DeployedMeanwhileError(name);
    },
    /**
     * Pins what is live of a name, or unpins it.
     * @throws ProblemError (409) if nothing of it is live.
     */
    async pin(name: string, isPinned: boolean, provenance?: Provenance): Promise<Deployed> {
      const version = await liveVersion(name);
      const { deployment } = await store.append(name, version, isPinned ? 'pin' : 'unpin', { provenance });
      return { seq: deployment.seq, version, failed: [] };
    },
  };
}

/**
 * Returns the version that a roll-back makes live; undefined if there is none. A release that was rolled back is skipped by
 * later roll-backs.
 * @param history Of one name, newest first.
 */
export const rollBackTarget = (history: readonly Pick<Deployment, 'version' | 'action'>[]): string | undefined =>
  keptVersions(history)[1];
