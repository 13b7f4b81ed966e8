/** Maximum number of reports that a server takes a second. */
export const REPORTS_PER_S = 40;

/**
 * Browsers are told to send so many reports a second all together, at most: less than are taken, because they come unevenly. They cost less
 * than a fiftieth of a processor (`npm run bench -- reports`), and tell of 72,000 page views an hour.
 */
export const TOLD_PER_S = 20;

/** Bounds the reports of all visitors together, so that they cost few of the pages that can be sent. */
export type Intake = ReturnType<typeof createIntake>;

interface IntakeOptions {
  /** Takes all reports, and tells browsers to count all views. */
  readonly isUnlimited?: boolean;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/** Creates the intake of reports. */
export function createIntake({ isUnlimited = false, now = () => performance.now() }: IntakeOptions = {}) {
  let second = 0;
  let [taken, sent] = [0, 0];
  let headers: Readonly<Record<string, string>> | undefined;

  /** Begins a new second, if it is time. */
  function renew(): void {
    const current = Math.floor(now() / 1000);
    if (current === second) return;
    // After a silent second, what was sent before says nothing.
    const rate = current === second + 1 && sent > TOLD_PER_S ? TOLD_PER_S / sent : 1;
    headers = rate < 1 ? { 'Server-Timing': `reports;desc="${rate.toPrecision(2)}"` } : undefined;
    second = current;
    [taken, sent] = [0, 0];
  }

  return {
    /** Takes a report; false if it is one too many in this second. */
    take(): boolean {
      if (isUnlimited) return true;
      renew();
      taken += 1;
      return taken <= REPORTS_PER_S;
    },
    /**
     * Counts a page that is sent. Returns a header that tells its browser which part of page views is counted; undefined if all are:
     * those of a site with less than 20 views a second.
     */
    tell(): Readonly<Record<string, string>> | undefined {
      if (isUnlimited) return undefined;
      renew();
      sent += 1;
      return headers;
    },
  };
}
