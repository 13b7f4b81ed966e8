/** Measured in a page. Times are in milliseconds since the navigation began. */
export interface Seen {
  fcp: number;
  lcp: number;
  /** The element of the largest paint: its tag, and the start of its text or its file's name. */
  lcpElement: string;
  cls: number;
  /** Tasks of the main thread above 50 ms. */
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** When the page was hydrated, or rendered by the browser. */
  settled: number;
  /** When the last paint, shift, task or response was. */
  lastChange: number;
}

/** Property of `window` with the measurements. */
export const SEEN = '__seen';

/**
 * Runs in the page before its own scripts. A function for a page cannot use imports, so it gets the names.
 */
export function observe([key, settledEvent]: readonly [string, string]): void {
  const seen: Seen = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, tasks: [], settled: 0, lastChange: 0 };
  Reflect.set(window, key, seen);
  document.addEventListener(settledEvent, () => {
    seen.settled = performance.now();
  });

  const windowOfShifts = { first: 0, last: 0, sum: 0 };
  const handlers: Record<string, (entry: PerformanceEntry & Record<string, unknown>) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    },
    'largest-contentful-paint': ({ startTime, element, url }) => {
      const [tag, text] = element instanceof Element ? [element.tagName.toLowerCase(), element.textContent] : ['', ''];
      seen.lcp = startTime;
      seen.lcpElement = `${tag} ${url ? new URL(url as string).pathname.split('/').at(-1) : text.trim().slice(0, 30)}`;
    },
    // Shifts within a second of each other, at most five seconds in all, count together: https://web.dev/articles/cls
    'layout-shift': ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const { first, last } = windowOfShifts;
      const isSame = startTime - last < 1000 && startTime - first < 5000;
      if (!isSame) Object.assign(windowOfShifts, { first: startTime, sum: 0 });
      windowOfShifts.last = startTime;
      windowOfShifts.sum += value as number;
      seen.cls = Math.max(seen.cls, windowOfShifts.sum);
    },
    longtask: ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }),
    resource: () => undefined,
  };
  for (const [type, handle] of Object.entries(handlers)) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        handle(entry as PerformanceEntry & Record<string, unknown>);
        seen.lastChange = Math.max(seen.lastChange, entry.startTime + entry.duration);
      }
    }).observe({ type, buffered: true });
  }
}
