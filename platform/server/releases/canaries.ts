import type { Deployed } from '@platform/contract/release';
import type { Canary } from '../deployments/canary.ts';
import { type AppendOptions, DeployedMeanwhileError, noSuchRelease } from '../deployments/deployment-log.ts';
import { notLive } from '../deployments/refusals.ts';
import { type Gate, MAX_REPORTED_PATHS } from '../gate/gate.ts';
import { GateError } from '../gate/gate-error.ts';
import type { Mutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf, type ReleaseSet, setWith } from '../release-set/release-set.ts';
import { deployedMeanwhile, MAX_CHECKS, otherSet, type PreparedSet, type PromoteOptions } from './promotions.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** The canary's set as this server shows it. */
export interface ShownCanary {
  /** Returns the id of the set, and its traffic; undefined if no canary is shown. */
  shown(): { readonly set: string; readonly traffic: number } | undefined;
  setTraffic(traffic: number): void;
  /** Shows the live set to all visitors. */
  end(): Promise<void>;
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

/** Shows releases to some visitors, as the log says. */
export type Canaries = ReturnType<typeof createCanaries>;

/**
 * Creates the canaries of a store. At most one runs on a site: what is live with one release in place of that of its name. Its set is
 * checked by the gate and rendered before the log says that it runs. Its name's next switch or pin ends it; other names are switched in
 * both sets.
 */
export function createCanaries({ store, gate, prepare, canary, mutex }: CanariesDeps) {
  /** The canary, and what was live, when the gate last found nothing. */
  let fits: string | undefined;
  /** The same, when it last found something. */
  let suspect: string | undefined;

  /** Shows a set to some visitors, unless that is so. Resolves with what could not be rendered ahead. */
  async function show(set: ReleaseSet, traffic: number): Promise<readonly string[]> {
    if (canary.shown()?.set === set.id) {
      canary.setTraffic(traffic);
      return [];
    }
    const prepared = await prepare(set, traffic);
    await prepared.goLive();
    return prepared.failed;
  }

  /** Returns the releases that are live, with the canary's in place of that of its name. */
  const setOf = async (release: Release): Promise<ReleaseSet> => setWith(await store.live(), [release]);

  async function read({ name, version }: Pick<Canary, 'name' | 'version'>): Promise<Release> {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    return release;
  }

  /** Logs and shows a checked canary. Returns undefined, and changes nothing, if something was logged meanwhile. */
  async function begin(
    release: Release,
    { traffic }: CanaryRelease,
    checked: string,
    options: PromoteOptions,
    report: AppendOptions['report'],
  ) {
    const { name, version } = release;
    const after = await store.position();
    if (options.decidedAt !== undefined && after !== options.decidedAt) throw deployedMeanwhile(name);
    const live = await store.live();
    if (idOf(live) !== checked) return undefined;
    if (!live.some((one) => one.name === name)) throw notLive(name);
    const set = await setOf(release);
    if (options.checkedSet !== undefined && set.id !== options.checkedSet) throw otherSet();
    const isShown = canary.shown()?.set === set.id;
    const prepared = isShown ? undefined : await prepare(set, traffic);
    const entry = { browser: options.checkedSet !== undefined, after, provenance: options.provenance, report, traffic };
    try {
      const { deployment, appended } = await store.append(name, version, 'canary', entry);
      if (isShown) canary.setTraffic(traffic);
      await prepared?.goLive();
      return { seq: deployment.seq, version, failed: [...(prepared?.failed ?? [])], appended };
    } catch (error) {
      await prepared?.discard();
      if (error instanceof DeployedMeanwhileError) return undefined;
      throw error;
    }
  }

  return {
    /**
     * Returns why the canary that runs no longer fits what is live, because another name was switched; undefined if it does. The gate
     * checks it once for each change, and once more if it finds something: a server that has just started is slow.
     */
    async faultOf({
      name,
      version,
      removes,
    }: Pick<Canary, 'name' | 'version' | 'removes'>): Promise<string | undefined> {
      const beside = `${version} ${idOf(await store.live())}`;
      // The log has the first removals alone: what a longer list accepts, only a person can say again.
      if (fits === beside || removes.length >= MAX_REPORTED_PATHS) return undefined;
      try {
        await gate(name, (await read({ name, version })).files, removes);
        fits = beside;
        return undefined;
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        const isSure = suspect === beside;
        suspect = beside;
        return isSure ? error.message.replace(/\s+/g, ' ') : undefined;
      }
    },
    /**
     * Shows a stored release to some visitors, or to more or fewer than before. Changes nothing if it throws.
     * @throws ProblemError: 404 if it is not stored, 409 if another canary runs, the name is pinned, nothing of it is live, the release is,
     * or others went live meanwhile, 422 if it has violations or its set cannot be shown.
     */
    async set(wanted: CanaryRelease, options: PromoteOptions = {}): Promise<Deployed & { readonly appended: boolean }> {
      const release = await read(wanted);
      const running = await store.canary();
      const isRunning = running?.name === wanted.name && running.version === wanted.version;
      for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
        const { live, report } = isRunning
          ? { live: idOf(await store.live()) }
          : await gate(wanted.name, release.files, options.removes);
        const done = await mutex(() => begin(release, wanted, live, options, report));
        if (done) return done;
      }
      throw deployedMeanwhile(wanted.name);
    },
    /**
     * Ends a canary: all visitors are shown what is live.
     * @throws ProblemError (409) if this canary does not run, or something was logged after `decidedAt`.
     */
    end: ({ name, version }: Pick<CanaryRelease, 'name' | 'version'>, { provenance, decidedAt }: PromoteOptions = {}) =>
      mutex(async () => {
        const entry = { provenance, after: decidedAt, traffic: 0 };
        const { deployment, appended } = await store.append(name, version, 'canary', entry).catch((error: unknown) => {
          throw error instanceof DeployedMeanwhileError ? deployedMeanwhile(name) : error;
        });
        await canary.end();
        return { seq: deployment.seq, version, failed: [], appended };
      }),
    /**
     * Shows what the log says of the canary, with what is live now. Rejects, and shows what is live to all, if the canary's set cannot be
     * shown.
     */
    catchUp: (): Promise<void> =>
      mutex(async () => {
        const running = await store.canary();
        if (!running) return canary.end();
        try {
          await show(await setOf(await read(running)), running.traffic);
        } catch (error) {
          await canary.end();
          throw error;
        }
      }),
  };
}
