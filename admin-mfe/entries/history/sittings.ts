import type { SavedVersion } from '@studio/content/api';

/** The last version of a sitting, or one that was published. */
export interface Sitting extends SavedVersion {
  readonly live: 'liveNow' | 'wasLive' | undefined;
}

/** Time without a save that ends a sitting, in milliseconds. */
const QUIET_MS = 10 * 60_000;

/**
 * Returns the versions that a history shows, the latest first: the last one of each sitting of a person, because every pause of a second saves one,
 * and all that were published.
 * @param versions All versions, the latest first.
 */
export function sittingsOf(versions: readonly SavedVersion[], publishedVersion: number | null): Sitting[] {
  return versions
    .filter(({ savedAt, publishedAt, by }, i) => {
      const next = versions[i - 1];
      if (publishedAt !== null || next === undefined || next.by !== by) return true;
      return Date.parse(next.savedAt) - Date.parse(savedAt) > QUIET_MS;
    })
    .map((version) => ({
      ...version,
      live: version.version === publishedVersion ? 'liveNow' : version.publishedAt === null ? undefined : 'wasLive',
    }));
}
