import { liveViolations } from '@platform/build/gate/checks';
import { SHELL } from '@platform/contract/registry';
import type { Deployed } from '@platform/contract/release';
import type { Canary } from '../deployments/canary.ts';
import { noSuchRelease } from '../deployments/deployment-log.ts';
import { DeployedMeanwhileError, notLive } from '../deployments/refusals.ts';
import { type Gate, MAX_REPORTED_PATHS } from '../gate/gate.ts';
import { GateError, throwViolations } from '../gate/gate-error.ts';
import type { Mutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf, type ReleaseSet, setWith } from '../release-set/release-set.ts';
import { inSpan } from '../tracing/spans.ts';
import { type DeployOptions, deploySet, MAX_CHECKS, type PreparedSet } from './deploy-set.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The sets of the canaries as this server shows them. */
export interface ShownCanaries {
  /** Names of the canaries that are shown. */
  names(): readonly string[];
  /** Returns the id of the set of a name's canary, and its traffic; undefined if none is shown. */
  shown(name: string): { readonly set: string; readonly traffic: number } | undefined;
  setTraffic(name: string, traffic: number): void;
  /** Shows the live release of a name to all visitors. */
  end(name: string): void;
}

interface CanariesDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'canaries' | 'position'>;
  readonly gate: Gate;
  /** Renders the canary's set. `goLive` shows it to `traffic` visitors of 100. */
  readonly prepare: (name: string, set: ReleaseSet, traffic: number) => Promise<PreparedSet>;
  readonly shown: ShownCanaries;
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
 * Creates the canaries of a store, at most one of each name: the live releases with one release in place of that of its name. Its set is
 * checked by the gate and rendered before it is logged. The next deployment or pin of its name ends it; other names are deployed in both
 * sets.
 */
export function createCanaries({ store, gate, prepare, shown, mutex }: CanariesDeps) {
  /** The canary and the live releases that the gate last accepted, and those that it last refused, by name. */
  const accepted = new Map<string, string>();
  const refused = new Map<string, string>();

  async function read({ name, version }: Pick<Canary, 'name' | 'version'>): Promise<Release> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    return release;
  }

  /** Renders the set of a name's canary. If it is shown already, only the traffic changes. */
  async function prepareFor(name: string, set: ReleaseSet, traffic: number): Promise<PreparedSet> {
    if (shown.shown(name)?.set !== set.id) return prepare(name, set, traffic);
    return { failed: [], goLive: async () => shown.setTraffic(name, traffic), discard: async () => {} };
  }

  /**
   * Throws a `GateError` if a remote does not fit beside the canaries of other remotes: a visitor can be shown both. The canary of the
   * shell is shown with live remotes alone.
   */
  async function checkBesideOthers(release: Release): Promise<void> {
    if (release.name === SHELL) return;
    const running = (await store.canaries()).filter(({ name }) => name !== SHELL && name !== release.name);
    const violations = running.map(async (canary) => {
      const found = liveViolations(release, { others: [await read(canary)], removes: [] });
      return found.map(({ field, message }) => ({ field, message: `beside the canary of ${canary.name}: ${message}` }));
    });
    throwViolations((await Promise.all(violations)).flat());
  }

  const logged = async (name: string) => {
    const running = (await store.canaries()).find((canary) => canary.name === name);
    return running && { ...running, set: setWith(await store.live(), [await read(running)]) };
  };

  /** Shows the canary of a name that is logged. Rejects, and shows what is live, if its set cannot be shown. */
  async function catchUpWith(name: string): Promise<void> {
    try {
      const running = await logged(name);
      if (!running) return shown.end(name);
      const prepared = await prepareFor(name, running.set, running.traffic);
      await mutex(async () => {
        const now = await logged(name);
        // Another deployment was made meanwhile: the next call shows it.
        if (now?.set.id !== running.set.id || now.traffic !== running.traffic) return prepared.discard();
        await prepared.goLive();
      });
    } catch (error) {
      shown.end(name);
      throw error;
    }
  }

  async function set({ name, version, traffic }: CanaryRelease, { removes, ...options }: DeployOptions) {
    const release = await read({ name, version });
    const isRunning = (await store.canaries()).some((running) => running.name === name && running.version === version);
    const change = (live: readonly Release[]) => {
      if (!live.some((other) => other.name === name)) throw notLive(name);
      const { shell, remotes } = setWith(live, [release]);
      return [shell, ...remotes];
    };
    for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
      const { live: checked, report } = isRunning
        ? { live: idOf(await store.live()) }
        : await gate(name, release.files, { removes });
      const deployed = await deploySet(store, {
        ...options,
        ...{ name, version, traffic, checked, report, change, mutex },
        action: 'canary',
        prepare: async (releases) => {
          await checkBesideOthers(release);
          return prepareFor(name, setWith(releases, []), traffic);
        },
      });
      if (deployed) return deployed;
    }
    throw new DeployedMeanwhileError(name);
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
      if (accepted.get(name) === candidate || removes.length >= MAX_REPORTED_PATHS) return undefined;
      try {
        await gate(name, (await read(running)).files, { removes });
        accepted.set(name, candidate);
        return undefined;
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        const isSecond = refused.get(name) === candidate;
        refused.set(name, candidate);
        return isSecond ? error.message.replace(/\s+/g, ' ') : undefined;
      }
    },
    /**
     * Shows a stored release to some visitors, or to more or fewer than before. Changes nothing if it throws.
     * @throws ProblemError: 404 if it is not stored, 409 if another canary of the name runs, the name is pinned, nothing of it is live, the release is
     * live, or other releases went live meanwhile, 422 if it has violations or its set cannot be shown.
     */
    set: (canary: CanaryRelease, options: DeployOptions = {}): Promise<Deployed & { readonly appended: boolean }> =>
      inSpan(
        'release',
        { 'release.name': canary.name, 'release.version': canary.version, 'release.action': 'canary' },
        () => set(canary, options),
      ),
    /**
     * Ends a canary: all visitors are shown what is live of its name.
     * @throws ProblemError (409) if this canary does not run, or something was logged after `decidedAt`.
     */
    end: ({ name, version }: Pick<CanaryRelease, 'name' | 'version'>, { provenance, decidedAt }: DeployOptions = {}) =>
      mutex(async () => {
        const entry = { provenance, after: decidedAt, traffic: 0 };
        const { deployment, appended } = await store.append(name, version, 'canary', entry);
        shown.end(name);
        return { seq: deployment.seq, version, failed: [], appended };
      }),
    /**
     * Shows the canaries that are logged, with the releases that are live now. Rejects if the set of one cannot be shown, after all others
     * are; its visitors are shown what is live.
     */
    async catchUp(): Promise<void> {
      const names = new Set([...shown.names(), ...(await store.canaries()).map(({ name }) => name)]);
      const errors: unknown[] = [];
      for (const name of names) await catchUpWith(name).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
  };
}
