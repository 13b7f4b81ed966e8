import type { Registry } from '@platform/contract/registry';
import { SHELL } from '@platform/contract/release-names';
import type { Fault, VisitReport } from '@platform/contract/report';
import type { DataRouter } from 'react-router';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Remotes } from '../remotes.ts';
import { scriptAt } from './attribute.ts';
import { startBeat } from './beat.ts';
import { describeFault } from './describe-fault.ts';
import { type KeptFault, takeKept } from './kept.ts';

/** Path that reports are sent to. */
const PATH = '/api/reports/visits';

/** Maximum number of faults that a document reports, and of releases that a report names. */
const MAX = { faults: 5, releases: 10 } as const;

/** A task that takes longer is a long one, in milliseconds. */
const LONG_TASK_MS = 200;

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
 * visitor: no search, no text, no id.
 */
export function startReporter({ registry, remotes, router, served }: ReporterDeps): void {
  const versions = () => ({ ...versionsOf(registry), ...remotes.versions });
  const remote = served ?? SHELL;
  const shown = new Set([SHELL, remote]);
  const isCounted = Math.random() < toldRate();
  const vitals: Partial<Record<'lcp' | 'inp' | 'cls', number>> = {};
  const longTasks: Record<string, number> = {};
  const seen = new Set<unknown>();
  let isTold = false;
  let isLeaving = false;

  const owner = () => remotes.find(location.pathname)?.name ?? SHELL;

  function reportOf(faults: Fault[]): VisitReport {
    const all = versions();
    const names = [...shown, ...faults.map((fault) => fault.remote), ...Object.keys(longTasks)];
    const known = [...new Set(names)].filter((name) => name in all).slice(0, MAX.releases);
    const releases = Object.fromEntries(known.map((name) => [name, all[name] ?? '']));
    return { path: location.pathname.slice(0, 300), remote, releases, counted: isCounted, faults };
  }

  function take(kept: KeptFault): void {
    const error = kept instanceof ErrorEvent ? kept.error : kept instanceof PromiseRejectionEvent ? kept.reason : kept;
    const subject: unknown = kept instanceof Event ? (error ?? kept) : kept.error;
    if (isLeaving || seen.has(subject) || seen.size >= MAX.faults) return;
    const fault = describeFault(kept, owner());
    if (!fault || !(fault.remote in versions())) return;
    seen.add(subject);
    send(reportOf([fault]));
  }

  /** Tells that the page was viewed, once. */
  function tell(): void {
    if (isTold || !isCounted) return;
    isTold = true;
    send({ ...reportOf([]), ...vitals, ...(Object.keys(longTasks).length > 0 && { longTasks }) });
  }

  const measure = ({ name, value }: Metric) => {
    vitals[name.toLowerCase() as keyof typeof vitals] = value;
  };
  for (const observe of [onLCP, onINP, onCLS]) observe(measure, { reportAllChanges: true });
  watchLongTasks((name) => {
    longTasks[name] = (longTasks[name] ?? 0) + 1;
  });
  router?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shown.add(owner());
  });
  takeKept(take);
  document.addEventListener('visibilitychange', () => document.hidden && tell());
  addEventListener('pagehide', () => {
    isLeaving = true;
    tell();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  startBeat(() => {
    const fault: Fault = { kind: 'hang', remote: owner(), message: 'No frame for five seconds' };
    return { path: PATH, body: JSON.stringify(reportOf([fault])) };
  });
}

/** Returns the versions of a registry by name. */
const versionsOf = ({ microFrontends }: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, [entry]]) => (entry ? [[name, entry.metadata.version]] : [])),
  );

/** Returns which part of page views is counted, as the server told with the page: all, unless it said less. */
function toldRate(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = navigation?.serverTiming?.find(({ name }) => name === 'reports');
  const rate = Number(told?.description || 1);
  return Number.isFinite(rate) ? rate : 1;
}

/** What is observed of a frame that took long: https://w3c.github.io/long-animation-frames/ */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Calls back for each long task of a release's script, with the release's name. Browsers that cannot tell whose it was tell nothing. */
function watchLongTasks(onLong: (remote: string) => void): void {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as LongFrame[])
      for (const { sourceURL, duration } of scripts) {
        const script = duration > LONG_TASK_MS && scriptAt(sourceURL);
        if (script) onLong(script.remote);
      }
  }).observe({ type });
}

/** Sends without waiting, even while the page is being left. */
function send(report: VisitReport): void {
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
