import { liveViolations } from '@platform/build/gate/checks';
import type { Deployed } from '@platform/contract/release';
import { throwViolations } from '../gate/gate-error.ts';
import { ProblemError } from '../http/problem.ts';
import { createSequence } from '../sequence.ts';
import { type Deployment, keptVersions, noSuchRelease } from './deployment-log.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** A set whose pages are rendered. Either `goLive` or `discard` is called, once. */
export interface PreparedSet {
  /** URLs of the pages that could not be rendered. */
  readonly failed: readonly string[];
  /** Replaces the live set. Resolves when the previous set has closed. */
  goLive(): Promise<void>;
  discard(): Promise<void>;
}

interface PromotionsDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'history'>;
  /** Renders a set. Rejects if the set cannot be shown. */
  readonly prepare: (releases: readonly Release[]) => Promise<PreparedSet>;
}

/** Promotes releases and rolls them back, one at a time. */
export type Promotions = ReturnType<typeof createPromotions>;

/** Creates the promotions of a store. A set is rendered first, then logged, then goes live in one step. */
export function createPromotions({ store, prepare }: PromotionsDeps) {
  const inSequence = createSequence();

  async function deploy(name: string, version: string, action: Deployment['action']) {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const live = await store.live();
    if (live.some((one) => one.name === name && one.version === version)) {
      const { deployment } = await store.append(name, version, action);
      return { seq: deployment.seq, version, failed: [], appended: false };
    }
    const others = live.filter((one) => one.name !== name);
    throwViolations(liveViolations(release, others));
    const prepared = await prepare([...others, release].sort(byName));
    const { deployment, appended } = await store.append(name, version, action).catch(async (error: unknown) => {
      await prepared.discard();
      throw error;
    });
    await prepared.goLive();
    return { seq: deployment.seq, version, failed: [...prepared.failed], appended };
  }

  return {
    /**
     * Makes a stored release live. Changes nothing if it throws.
     * @throws ProblemError: 404 if the release is not stored, 422 if it has violations or its set cannot be shown.
     */
    promote: (name: string, version: string): Promise<Deployed & { readonly appended: boolean }> =>
      inSequence(() => deploy(name, version, 'promote')),
    /**
     * Makes the previous release live. Changes nothing if it throws.
     * @throws ProblemError as `promote`; 409 if there is no previous release.
     */
    rollBack: (name: string): Promise<Deployed> =>
      inSequence(async () => {
        const target = rollBackTarget(await store.history(name));
        if (target === undefined) throw nothingBefore(name);
        const { appended: _, ...deployed } = await deploy(name, target, 'rollback');
        return deployed;
      }),
  };
}

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
