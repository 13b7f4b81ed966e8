import type { Deployed, GateReport } from '@platform/contract/release';
import type { Provenance } from '../deployments/deployment.ts';
import { DeployedMeanwhileError, otherSet } from '../deployments/refusals.ts';
import type { Mutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { checkedIdOf, idOf } from '../release-set/release-set.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** A set whose pages are rendered. Either `goLive` or `discard` is called, once. */
export interface PreparedSet {
  /** URLs of the pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Replaces the live set. */
  goLive(): Promise<void>;
  discard(): Promise<void>;
}

/** How a release is deployed. */
export interface DeployOptions {
  /** Paths of the live release that may go. */
  readonly removes?: readonly string[] | undefined;
  /** Id of the releases that a browser checked: see `checkedIdOf`. Unset: no browser checked the release. */
  readonly checkedSet?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** The log's position at which this was decided. Unset: later entries do not prevent it. */
  readonly decidedAt?: number | undefined;
}

/** Maximum number of checks of a release: it is checked again if another deployment is made meanwhile. */
export const MAX_CHECKS = 5;

interface SetDeployment extends Omit<DeployOptions, 'removes'> {
  readonly name: string;
  readonly version: string;
  readonly action: Parameters<ReleaseStore['append']>[2];
  /** Only of a canary. */
  readonly traffic?: number;
  /** Id of the live releases beside which the gate has checked the release. Unset: the gate did not check it. */
  readonly checked?: string;
  readonly report?: GateReport | undefined;
  /** Returns the releases to show, of those that are live. */
  readonly change: (live: readonly Release[]) => readonly Release[];
  readonly prepare: (releases: readonly Release[]) => Promise<PreparedSet>;
  /** Runs the changes of the log and of what is shown, in the same order. Sets are rendered outside of it. */
  readonly mutex: Mutex;
}

/**
 * Renders a set, logs its deployment and makes it live. Renders nothing if it is live. Returns undefined, and changes nothing, if another
 * deployment was made since the gate's check.
 * @throws DeployedMeanwhileError if another deployment was made after `decidedAt`.
 */
export async function deploySet(
  store: Pick<ReleaseStore, 'append' | 'live' | 'position'>,
  {
    name,
    version,
    action,
    traffic,
    checked,
    report,
    change,
    prepare,
    mutex,
    checkedSet,
    provenance,
    decidedAt,
  }: SetDeployment,
): Promise<(Deployed & { readonly appended: boolean }) | undefined> {
  const after = await store.position();
  if (decidedAt !== undefined && after !== decidedAt) throw new DeployedMeanwhileError(name);
  const live = await store.live();
  const liveId = idOf(live);
  if (checked !== undefined && checked !== liveId) return undefined;
  const releases = change(live);
  const isLive = traffic === undefined && idOf(releases) === liveId;
  if (!isLive && checkedSet !== undefined && checkedSet !== checkedIdOf(releases, name)) throw otherSet();
  const prepared = isLive ? undefined : await prepare(releases);
  const entry = { browser: checkedSet !== undefined, after, provenance, report, traffic };
  return mutex(async () => {
    const logged = await store.append(name, version, action, entry).catch(async (error: unknown) => {
      await prepared?.discard();
      if (!(error instanceof DeployedMeanwhileError)) throw error;
    });
    if (!logged) return undefined;
    await prepared?.goLive();
    return { seq: logged.deployment.seq, version, failed: [...(prepared?.failed ?? [])], appended: logged.appended };
  });
}
