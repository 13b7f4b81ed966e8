/**
 * Target of reports per second from all browsers together. They cost less than a fiftieth of a processor (`npm run bench --
 * reports`), and are 72,000 page views an hour.
 */
export const SAMPLED_PER_S = 20;

/** Limits the page views that browsers report. */
export type Sampling = ReturnType<typeof createSampling>;

interface SamplingOptions {
  /** Whether browsers report all page views. */
  readonly isUnlimited?: boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Creates the sampling of page views. */
export function createSampling({ isUnlimited = false, now = () => performance.now() }: SamplingOptions = {}) {
  let second = 0;
  let sent = 0;
  let share: string | undefined;

  return {
    /**
     * Counts a sent page. Returns the share of page views that its browser counts, for `Server-Timing`; undefined if that is all, as on a site
     * with fewer than 20 views in the last second.
     */
    share(): string | undefined {
      if (isUnlimited) return undefined;
      const current = Math.floor(now() / 1000);
      if (current !== second) {
        const isNext = current === second + 1;
        share = isNext && sent > SAMPLED_PER_S ? (SAMPLED_PER_S / sent).toPrecision(2) : undefined;
        [second, sent] = [current, 0];
      }
      sent += 1;
      return share;
    },
  };
}
