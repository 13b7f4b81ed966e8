import type { ReleaseHistory } from '@platform/contract/release';
import type { ReleaseStore } from './release-store.ts';

/** What is live and what was, by name; the sizes are those of all files of a release. */
export async function historyOf(store: Pick<ReleaseStore, 'history' | 'sizesOfReleases'>): Promise<ReleaseHistory> {
  const [history, sizes] = await Promise.all([store.history(), store.sizesOfReleases()]);
  const names = [...new Set(history.map(({ name }) => name))].sort();
  return {
    releases: names.map((name) => ({
      name,
      deployments: history
        .filter((deployment) => deployment.name === name)
        .map(({ seq, version, action, createdAt }) => ({
          seq,
          version,
          action,
          at: createdAt,
          size: sizes.get(version) ?? 0,
        })),
    })),
  };
}
