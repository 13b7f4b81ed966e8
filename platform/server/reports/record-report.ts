import { SHELL } from '@platform/contract/registry';
import type { Fault, VisitReport } from '@platform/contract/report';
import type { Logger } from '../http/request-log.ts';
import type { ReportCounts } from '../metrics/metrics.ts';
import { idOf } from '../release-set/release-set.ts';
import type { FindSource } from '../release-set/source-maps.ts';
import type { Released } from './released.ts';
import type { Visits } from './visits.ts';

interface RecordDeps {
  readonly log: Pick<Logger, 'warn'>;
  readonly visits: Pick<Visits, 'add'>;
  readonly released: Pick<Released, 'wasLive'>;
  readonly counts: ReportCounts;
  readonly findSource: FindSource;
  readonly now?: () => number;
}

/** Records the report of a visitor. Ignores releases that were never live. */
export type RecordReport = (report: VisitReport, visitor: string) => Promise<void>;

/** Creates a function that records a report as visits, lines of the log and metrics. */
export function createRecordReport(deps: RecordDeps): RecordReport {
  const { log, visits, released, counts, findSource, now = Date.now } = deps;

  async function logFault({ at, ...fault }: Fault, version: string, path: string): Promise<void> {
    const source = at && (await findSource(fault.remote, version, at));
    const position = at && `${at.file}:${at.line}:${at.column}`;
    log.warn({ report: { ...fault, version, path, ...(at && { at: source ?? position }) } }, 'failed in a browser');
  }

  return async ({ path, remote: served, releases, counted, faults, foreign, longTasks = {}, ...times }, visitor) => {
    const { lcp, inp, cls } = times;
    const at = now();
    const pageReleases = [...new Set([SHELL, served])].flatMap((name) => {
      const version = releases[name];
      return version === undefined ? [] : [{ name, version }];
    });
    const set = idOf(pageReleases);
    for (const [remote, version] of Object.entries(releases)) {
      if (!(await released.wasLive(remote, version))) continue;
      const ownFaults = faults.filter((fault) => fault.remote === remote);
      for (const fault of ownFaults) {
        counts.fault(remote, version, fault.kind);
        await logFault(fault, version, path);
      }
      if (longTasks[remote] !== undefined) counts.longTasks(remote, version, longTasks[remote]);
      // The vitals of a page belong to its remote and to the shell.
      const isServed = remote === served || remote === SHELL;
      const vitals = { ...(lcp !== undefined && { lcp }), ...(inp !== undefined && { inp }) };
      if (remote === served) counts.vitals(remote, version, { ...vitals, ...(cls !== undefined && { cls }) });
      if (remote === served && foreign !== undefined) counts.foreign(foreign);
      if (!counted) continue;
      visits.add({
        visitor,
        set,
        remote,
        version,
        at,
        failed: ownFaults.some(({ kind }) => kind !== 'hydration'),
        hydrationFailed: ownFaults.some(({ kind }) => kind === 'hydration'),
        ...(isServed && vitals),
      });
    }
  };
}
