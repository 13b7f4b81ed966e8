import { SHELL } from '@platform/contract/registry';
import type { Fault, VisitReport } from '@platform/contract/report';
import type { Logger } from '../http/request-log.ts';
import type { ReportCounts } from '../metrics/metrics.ts';
import { idOf } from '../release-set/release-set.ts';
import type { Released } from './released.ts';
import type { Visits } from './visits.ts';

/** Returns where in the sources of a release something happened, such as `blog/page.tsx:12`; undefined if that is not known. */
export type SourceOf = (remote: string, version: string, at: NonNullable<Fault['at']>) => Promise<string | undefined>;

interface TakeDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly visits: Pick<Visits, 'add'>;
  readonly released: Pick<Released, 'wasLive'>;
  readonly counts: ReportCounts;
  readonly sourceOf: SourceOf;
  readonly now?: () => number;
}

/** Takes what the browser of a visitor told. Ignores releases that were never live. */
export type TakeReport = (report: VisitReport, visitor: string) => Promise<void>;

/** Creates the function that makes visits, lines of the log and metrics of a report. */
export function createTakeReport({ log, visits, released, counts, sourceOf, now = Date.now }: TakeDeps): TakeReport {
  async function logFault({ at, ...fault }: Fault, version: string, path: string): Promise<void> {
    const source = at && (await sourceOf(fault.remote, version, at));
    const place = at && `${at.file}:${at.line}:${at.column}`;
    log.warn({ report: { ...fault, version, path, ...(at && { at: source ?? place }) } }, 'failed in a browser');
  }

  return async ({ path, remote: served, releases, counted, faults, longTasks = {}, lcp, inp, cls }, visitor) => {
    const at = now();
    const parts = [...new Set([SHELL, served])].flatMap((name) => {
      const version = releases[name];
      return version === undefined ? [] : [{ name, version }];
    });
    const set = idOf(parts);
    for (const [remote, version] of Object.entries(releases)) {
      if (!(await released.wasLive(remote, version))) continue;
      const own = faults.filter((fault) => fault.remote === remote);
      for (const fault of own) {
        counts.fault(remote, version, fault.kind);
        await logFault(fault, version, path);
      }
      if (longTasks[remote] !== undefined) counts.longTasks(remote, version, longTasks[remote]);
      // A page is its remote's and the shell's; what it measures says something of both.
      const isServed = remote === served || remote === SHELL;
      const vitals = { ...(lcp !== undefined && { lcp }), ...(inp !== undefined && { inp }) };
      if (remote === served) counts.vitals(remote, version, { ...vitals, ...(cls !== undefined && { cls }) });
      if (!counted) continue;
      visits.add({
        visitor,
        set,
        remote,
        version,
        at,
        failed: own.some(({ kind }) => kind !== 'hydration'),
        hydrationFailed: own.some(({ kind }) => kind === 'hydration'),
        ...(isServed && vitals),
      });
    }
  };
}
