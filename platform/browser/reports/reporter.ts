import type { Registry } from '@platform/contract/registry';
import { SHELL } from '@platform/contract/release-names';
import type { Fault, VisitReport } from '@platform/contract/report';
import { type DataRouter, isRouteErrorResponse } from 'react-router';
import { onActivity } from '../on-activity.ts';
import type { Remotes } from '../remotes.ts';
import type { Measured } from './details.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type KeptFault, takeKept } from './kept.ts';

/** Path that reports are sent to. */
const PATH = '/api/reports/visits';

/** Maximum number of faults that a document reports, and of releases that a report names. */
const MAX = { faults: 5, releases: 10 } as const;

/** Who looks at a page for so long without doing anything has its vitals measured all the same, in milliseconds. */
const LOOKED_AT_MS = 10_000;

/** What measures vitals and describes faults: a script of its own, as few pages need it at once. */
const loadDetails = () => import(/* webpackChunkName: "reports" */ './details.ts');

interface ReporterDeps {
  readonly registry: Registry;
  readonly remotes: Pick<Remotes, 'find' | 'versions'>;
  /** Unset: the page stays as the server sent it. */
  readonly router?: Pick<DataRouter, 'subscribe'> | undefined;
  /** Name of the remote that served the document; null for the error page. */
  readonly served: string | null;
}

/**
 * Reports what this document does: faults at once, and the rest when the visitor leaves it for the first time. Nothing in it is about the
 * visitor: no search, no text, no id. What measures is loaded when the visitor does anything.
 */
export function startReporter({ registry, remotes, router, served }: ReporterDeps): void {
  const versions = () => ({ ...versionsOf(registry), ...remotes.versions });
  const remote = served ?? SHELL;
  const shown = new Set([SHELL, remote]);
  const isCounted = Math.random() < toldRate();
  const since = performance.now();
  const measured: Measured = { vitals: {}, longTasks: {} };
  const seen = new Set<unknown>();
  let isTold = false;
  let isLeaving = false;

  const owner = () => remotes.find(location.pathname)?.name ?? SHELL;

  function reportOf(faults: Fault[], path = location.pathname): VisitReport {
    const all = versions();
    const names = [...shown, ...faults.map((fault) => fault.remote), ...Object.keys(measured.longTasks)];
    const known = [...new Set(names)].filter((name) => name in all).slice(0, MAX.releases);
    const releases = Object.fromEntries(known.map((name) => [name, all[name] ?? '']));
    return { path: path.slice(0, 300), remote, releases, counted: isCounted, faults };
  }

  async function take(kept: KeptFault): Promise<void> {
    const error = kept instanceof ErrorEvent ? kept.error : kept instanceof PromiseRejectionEvent ? kept.reason : kept;
    const subject: unknown = kept instanceof Event ? (error ?? kept) : kept.error;
    const isKnown = () => seen.has(subject) || seen.size >= MAX.faults;
    // A response, such as 404, is what a page says, and no fault.
    if (isLeaving || isKnown() || isRouteErrorResponse(subject) || subject instanceof Response) return;
    const { pathname } = location;
    const page = owner();
    const { describeFault } = await loadDetails();
    const fault = describeFault(kept, page);
    if (isKnown() || !fault || !(fault.remote in versions())) return;
    seen.add(subject);
    send(reportOf([fault], pathname));
  }

  /** Reports the page view, once. */
  function tell(): void {
    if (isTold || !isCounted) return;
    isTold = true;
    const { vitals, longTasks } = measured;
    send({ ...reportOf([]), ...vitals, ...(Object.keys(longTasks).length > 0 && { longTasks }) });
  }

  const measure = () => {
    stopWaiting();
    clearTimeout(looking);
    loadDetails().then(({ startMeasuring }) => startMeasuring(measured, since), console.warn);
  };
  const stopWaiting = onActivity(measure);
  const looking = setTimeout(measure, LOOKED_AT_MS);
  router?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shown.add(owner());
  });
  takeKept((kept) => void take(kept).catch(console.warn));
  document.addEventListener('visibilitychange', () => document.hidden && tell());
  addEventListener('pagehide', () => {
    isLeaving = true;
    tell();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  startHeartbeat(() => {
    const fault: Fault = { kind: 'hang', remote: owner(), message: 'No frame for five seconds' };
    return { path: PATH, body: JSON.stringify(reportOf([fault])) };
  });
}

/** Returns the versions of a registry by name. */
const versionsOf = ({ microFrontends }: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry.metadata.version]] : [])),
  );

/** Returns the share of page views to report, which the page contains. Defaults to all. */
function toldRate(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = navigation?.serverTiming?.find(({ name }) => name === 'reports');
  const rate = Number(told?.description || 1);
  return Number.isFinite(rate) ? rate : 1;
}

/** Sends without waiting, even while the page is being left. */
function send(report: VisitReport): void {
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
