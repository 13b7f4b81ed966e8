import { HEARTBEAT_PATH, type Heartbeat } from '@platform/contract/heartbeat';
import type { Registry } from '@platform/contract/registry';
import { SHELL } from '@platform/contract/release-names';
import type { Fault, VisitReport } from '@platform/contract/report';
import { type DataRouter, isRouteErrorResponse } from 'react-router';
import { onActivity } from '../activity.ts';
import type { Remotes } from '../remotes.ts';
import type { Measured } from './details.ts';
import { drainFaults, type LoggedFault } from './faults.ts';
import { recordViews } from './views.ts';

/** Path that reports are sent to. */
const PATH = '/api/reports/visits';

/** Maximum number of faults that a document reports, of faults of no release that it counts, and of releases that a report names. */
const MAX = { faults: 5, foreign: 100, releases: 10 } as const;

/** Time after which vitals are measured without any activity of the visitor, in milliseconds. */
const MEASURE_AFTER_MS = 10_000;

/** Imports the code that measures vitals and describes faults: a script of its own, as few pages need it at once. */
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
 * Reports faults of this document at once, and its page views when the visitor presses a button or leaves it. Reports contain nothing about
 * the visitor: no text, no id, and of the search its `utm_*` alone. Vitals are measured from the visitor's first activity on.
 */
export function startReporter({ registry, remotes, router, served }: ReporterDeps): void {
  const versions = () => ({ ...versionsOf(registry), ...remotes.versions });
  const remote = served ?? SHELL;
  const shown = new Set([SHELL, remote]);
  const isCounted = Math.random() < reportRate();
  const since = performance.now();
  const measured: Measured = { vitals: {}, longTasks: {} };
  const seen = new Set<unknown>();
  const views = recordViews(() => reportViews());
  let foreign = 0;
  let isReported = false;
  let isLeaving = false;

  const owner = () => remotes.find(location.pathname)?.name ?? SHELL;

  function reportOf(faults: Fault[], path = location.pathname): VisitReport {
    const live = versions();
    const names = [...shown, ...faults.map((fault) => fault.remote), ...Object.keys(measured.longTasks)];
    const known = [...new Set(names)].filter((name) => name in live).slice(0, MAX.releases);
    const releases = Object.fromEntries(known.map((name) => [name, live[name] ?? '']));
    return { path: path.slice(0, 300), remote, releases, counted: isCounted, faults };
  }

  async function take(logged: LoggedFault): Promise<void> {
    const error =
      logged instanceof ErrorEvent ? logged.error : logged instanceof PromiseRejectionEvent ? logged.reason : logged;
    const subject: unknown = logged instanceof Event ? (error ?? logged) : logged.error;
    const isKnown = () => seen.has(subject) || seen.size >= MAX.faults;
    // A thrown response, such as 404, is no fault.
    if (isLeaving || isKnown() || isRouteErrorResponse(subject) || subject instanceof Response) return;
    const { pathname } = location;
    const page = owner();
    const { describeFault } = await loadDetails();
    const fault = describeFault(logged, page);
    if (fault === 'foreign') foreign = Math.min(foreign + 1, MAX.foreign);
    if (isKnown() || !fault || fault === 'foreign' || !(fault.remote in versions())) return;
    seen.add(subject);
    send(reportOf([fault], pathname));
  }

  /** Reports the views since the last report. */
  function reportViews(): void {
    const viewed = isCounted && views.take();
    if (viewed) send({ ...reportOf([]), counted: false, ...viewed });
  }

  function reportDocument(): void {
    if (isReported) reportViews();
    if (isReported || !isCounted) return;
    isReported = true;
    const { vitals, longTasks } = measured;
    const counts = { ...(foreign > 0 && { foreign }), ...(Object.keys(longTasks).length > 0 && { longTasks }) };
    send({ ...reportOf([]), ...vitals, ...counts, ...views.take() });
  }

  const measure = () => {
    stopListening();
    clearTimeout(timer);
    loadDetails().then(({ startMeasuring }) => startMeasuring(measured, since), console.warn);
  };
  const stopListening = onActivity(measure);
  const timer = setTimeout(measure, MEASURE_AFTER_MS);
  router?.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    shown.add(owner());
    if (views.add()) reportViews();
  });
  drainFaults((logged) => void take(logged).catch(console.warn));
  document.addEventListener('visibilitychange', () => document.hidden && reportDocument());
  addEventListener('pagehide', () => {
    isLeaving = true;
    reportDocument();
  });
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false;
    if (persisted) views.add(true);
  });
  startHeartbeat(() => {
    const fault: Fault = { kind: 'hang', remote: owner(), message: 'No frame for five seconds' };
    return { path: PATH, body: JSON.stringify(reportOf([fault])) };
  });
}

/** Calls `start` at once, or, in a page that the browser prerenders, when it is shown. A page that is never shown is no page view. */
export function whenShown(start: () => void): void {
  const { prerendering = false } = document as { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Returns the versions of a registry by name. */
const versionsOf = ({ microFrontends }: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry.metadata.version]] : [])),
  );

/** Returns the share of page views to report, which the page contains. Defaults to all. */
function reportRate(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === 'reports');
  const rate = Number(timing?.description || 1);
  return Number.isFinite(rate) ? rate : 1;
}

/** Sends a report, also while the page is being left. */
function send(report: VisitReport): void {
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Time between heartbeats, in milliseconds. */
const HEARTBEAT_MS = 1000;

/**
 * Sends a heartbeat to a worker every second. If none arrives for five seconds, the page hangs, and the worker sends the report of the last
 * one. A page that is hidden or left pauses the worker.
 * @param heartbeat Returns the report that is sent if the page hangs from now on.
 */
export function startHeartbeat(heartbeat: () => Heartbeat): void {
  const worker = new Worker(HEARTBEAT_PATH);
  const send = (message: Heartbeat) => worker.postMessage(message);
  const pause = () => send(null);
  const beat = () => document.hidden || send(heartbeat());
  beat();
  // `requestAnimationFrame` would keep an idle page busy.
  setInterval(beat, HEARTBEAT_MS);
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  addEventListener('pagehide', pause);
  addEventListener('freeze', pause);
}
