import type { Deployed } from '@platform/contract/release';
import type { Canary } from '../deployments/canary.ts';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import { DeployedMeanwhileError, notLive } from '../deployments/refusals.ts';
import { type Gate, MAX_REPORTED_PATHS } from '../gate/gate.ts';
import { GateError } from '../gate/gate-error.ts';
import type { Mutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf, type ReleaseSet, setWith } from '../release-set/release-set.ts';
import { type DeployOptions, deploySet, MAX_CHECKS, type PreparedSet } from './deploy-set.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The canary's set as this server shows it. */
export interface ShownCanary {
  /** Returns the id of the set, and its traffic; undefined if no canary is shown. */
  shown(): { readonly set: string; readonly traffic: number } | undefined;
  setTraffic(traffic: number): void;
  /** Shows the live set to all visitors. */
  end(): void;
}

interface CanariesDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'canary' | 'position'>;
  readonly gate: Gate;
  /** Renders the canary's set. `goLive` shows it to `traffic` visitors of 100. */
  readonly prepare: (set: ReleaseSet, traffic: number) => Promise<PreparedSet>;
  readonly canary: ShownCanary;
  readonly mutex: Mutex;
}

/** A stored release, and how many visitors of 100 are to be shown it: 0 to 99. */
export interface CanaryRelease {
  readonly name: string;
  readonly version: string;
  readonly traffic: number;
}

/** Shows releases to some visitors, as logged. */
export type Canaries = ReturnType<typeof createCanaries>;

/**
 * Creates the canaries of a store. At most one runs on a site: the live releases with one release in place of that of its name. Its set is
 * checked by the gate and rendered before it is logged. The next deployment or pin of its name ends it; other names are deployed in both
 * sets.
 */
export function createCanaries({ store, gate, prepare, canary, mutex }: CanariesDeps) {
  /** The canary and the live releases that the gate last accepted, and those that it last refused. */
  let accepted: string | undefined;
  let refused: string | undefined;

  async function read({ name, version }: Pick<Canary, 'name' | 'version'>): Promise<Release> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    return release;
  }

  /** Renders a set for some visitors. If it is shown already, only the traffic changes. */
  async function prepareFor(set: ReleaseSet, traffic: number): Promise<PreparedSet> {
    if (canary.shown()?.set !== set.id) return prepare(set, traffic);
    return { failed: [], goLive: async () => canary.setTraffic(traffic), discard: async () => {} };
  }

  return {
    /**
     * Returns why the running canary no longer fits the live releases; undefined if it does. The gate checks it once after each deployment,
     * and a second time before a refusal is returned: a server that has just started is slow.
     */
    async faultOf(running: Pick<Canary, 'name' | 'version' | 'removes'>): Promise<string | undefined> {
      const { name, version, removes } = running;
      const candidate = `${version} ${idOf(await store.live())}`;
      // The log has the first removals alone, so that a longer list cannot be checked again.
      if (accepted === candidate || removes.length >= MAX_REPORTED_PATHS) return undefined;
      try {
        await gate(name, (await read(running)).files, removes);
        accepted = candidate;
        return undefined;
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        const isSecond = refused === candidate;
        refused = candidate;
        return isSecond ? error.message.replace(/\s+/g, ' ') : undefined;
      }
    },
    /**
     * Shows a stored release to some visitors, or to more or fewer than before. Changes nothing if it throws.
     * @throws ProblemError: 404 if it is not stored, 409 if another canary runs, the name is pinned, nothing of it is live, the release is
     * live, or other releases went live meanwhile, 422 if it has violations or its set cannot be shown.
     */
    async set(
      { name, version, traffic }: CanaryRelease,
      { removes, ...options }: DeployOptions = {},
    ): Promise<Deployed & { readonly appended: boolean }> {
      const release = await read({ name, version });
      const running = await store.canary();
      const isRunning = running?.name === name && running.version === version;
      const change = (live: readonly Release[]) => {
        if (!live.some((other) => other.name === name)) throw notLive(name);
        const { shell, remotes } = setWith(live, [release]);
        return [shell, ...remotes];
      };
      for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
        const { live: checked, report } = isRunning
          ? { live: idOf(await store.live()) }
          : await gate(name, release.files, removes);
        const deployed = await deploySet(store, {
          ...options,
          ...{ name, version, traffic, checked, report, change, mutex },
          action: 'canary',
          prepare: (releases) => prepareFor(setWith(releases, []), traffic),
        });
        if (deployed) return deployed;
      }
      throw new DeployedMeanwhileError(name);
    },
    /**
     * Ends a canary: all visitors are shown what is live.
     * @throws ProblemError (409) if this canary does not run, or something was logged after `decidedAt`.
     */
    end: ({ name, version }: Pick<CanaryRelease, 'name' | 'version'>, { provenance, decidedAt }: DeployOptions = {}) =>
      mutex(async () => {
        const entry = { provenance, after: decidedAt, traffic: 0 };
        const { deployment, appended } = await store.append(name, version, 'canary', entry);
        canary.end();
        return { seq: deployment.seq, version, failed: [], appended };
      }),
    /**
     * Shows the canary that is logged, with the releases that are live now. Rejects, and shows what is live to all visitors, if the canary's
     * set cannot be shown.
     */
    async catchUp(): Promise<void> {
      const logged = async () => {
        const running = await store.canary();
        return running && { ...running, set: setWith(await store.live(), [await read(running)]) };
      };
      try {
        const running = await logged();
        if (!running) return canary.end();
        const prepared = await prepareFor(running.set, running.traffic);
        await mutex(async () => {
          const now = await logged();
          // Another deployment was made meanwhile: the next call shows it.
          if (now?.set.id !== running.set.id || now.traffic !== running.traffic) return prepared.discard();
          await prepared.goLive();
        });
      } catch (error) {
        canary.end();
        throw error;
      }
    },
  };
}
