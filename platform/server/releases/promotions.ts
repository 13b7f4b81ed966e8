import type { Deployed } from '@platform/contract/release';
import { ProblemError } from '../http/problem.ts';
import { createSequence } from '../sequence.ts';
import { type Deployment, noSuchRelease } from './deployment-log.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollBackTarget } from './roll-back-target.ts';

/** A set whose pages are rendered, ready to answer. Exactly one of the two is called. */
export interface PreparedSet {
  /** Addresses of pages that could not be rendered ahead. */
  readonly failed: readonly string[];
  /** From now on the site answers with it. Settles when the set before has ended. */
  goLive(): Promise<void>;
  drop(): Promise<void>;
}

export interface PromotionsDeps {
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'append' | 'history'>;
  /** Rejects when a set cannot be shown; the live one is not touched. */
  readonly prepare: (releases: readonly Release[]) => Promise<PreparedSet>;
}

/** Makes releases live, one after the other: rendered ahead, then written down, then in one step. */
export interface Promotions {
  /** @throws ProblemError 404 where the release is not stored, 422 where its set cannot be shown. Nothing is changed then. */
  promote(name: string, version: string): Promise<Deployed & { readonly appended: boolean }>;
  /** Returns to the version before. @throws ProblemError also 409 where there is none. */
  rollBack(name: string): Promise<Deployed>;
}

export function createPromotions({ store, prepare }: PromotionsDeps): Promotions {
  const inOrder = createSequence();

  async function deploy(name: string, version: string, action: Deployment['action']) {
    const release = await store.get(name, version);
    if (release === undefined) throw noSuchRelease(name, version);
    const live = await store.live();
    if (live.some((one) => one.name === name && one.version === version)) {
      const { deployment } = await store.append(name, version, action);
      return { seq: deployment.seq, version, failed: [], appended: false };
    }
    const next = [...live.filter((one) => one.name !== name), release].sort(byName);
    const prepared = await prepare(next);
    const { deployment, appended } = await store.append(name, version, action).catch(async (error: unknown) => {
      await prepared.drop();
      throw error;
    });
    await prepared.goLive();
    return { seq: deployment.seq, version, failed: [...prepared.failed], appended };
  }

  return {
    promote: (name, version) => inOrder(() => deploy(name, version, 'promote')),
    rollBack: (name) =>
      inOrder(async () => {
        const target = rollBackTarget(await store.history(name));
        if (target === undefined) throw nothingBefore(name);
        const { appended: _, ...deployed } = await deploy(name, target, 'rollback');
        return deployed;
      }),
  };
}

/** The order of `live()`: pages of one set are the same however it came to be. */
const byName = (a: Release, b: Release) => (a.name < b.name ? -1 : 1);

const nothingBefore = (name: string) =>
  new ProblemError({
    slug: 'nothing-to-roll-back-to',
    status: 409,
    title: `Nothing was live before the current ${name}`,
    detail: 'Release the version you want instead: npm run release.',
  });
