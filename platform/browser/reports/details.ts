import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { scriptAt } from './describe-fault.ts';

export { describeFault } from './describe-fault.ts';

/** Duration from which a task is long, in milliseconds. */
const LONG_TASK_MS = 200;

/** Measurements of a document: its vitals, and the number of long tasks by the release that ran them. */
export interface Measured {
  readonly vitals: Partial<Record<'lcp' | 'inp' | 'cls', number>>;
  readonly longTasks: Record<string, number>;
}

/**
 * Records measurements from now on, and earlier ones that the browser has buffered. (It buffers no short interactions.)
 * @param since Long tasks count from this moment of the document, in milliseconds.
 */
export function startMeasuring({ vitals, longTasks }: Measured, since: number): void {
  const measure = ({ name, value }: Metric) => {
    vitals[name.toLowerCase() as keyof typeof vitals] = value;
  };
  for (const observe of [onLCP, onINP, onCLS]) observe(measure, { reportAllChanges: true });
  watchLongTasks(longTasks, since);
}

/** What is observed of a frame that took long: https://w3c.github.io/long-animation-frames/ */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Counts the long tasks of releases' scripts since a moment. Skips long tasks that the browser cannot attribute. */
function watchLongTasks(longTasks: Measured['longTasks'], since: number): void {
  const type = 'long-animation-frame';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const { startTime, scripts } of list.getEntries() as LongFrame[])
      for (const { sourceURL, duration } of startTime < since ? [] : scripts) {
        const script = duration > LONG_TASK_MS && scriptAt(sourceURL);
        if (script) longTasks[script.remote] = (longTasks[script.remote] ?? 0) + 1;
      }
  }).observe({ type, buffered: true });
}
