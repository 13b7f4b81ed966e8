import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Heartbeat } from '@platform/contract/heartbeat';
import type { Registry, RegistryEntry } from '@platform/contract/registry';
import { visitReport } from '@platform/contract/report';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';

const vitals: Record<string, (metric: { name: string; value: number }) => void> = {};
const observing = (name: string) => (measure: (metric: { name: string; value: number }) => void) => {
  vitals[name] = (metric) => measure({ ...metric, name });
};
const posted: Heartbeat[] = [];
jest.unstable_mockModule('web-vitals', () => ({
  ...{ onLCP: observing('LCP'), onINP: observing('INP'), onCLS: observing('CLS') },
}));
const { startReporter, whenShown } = await import('./reporter.ts');
const { logFault } = await import('./faults.ts');

const version = (digit: string) => digit.repeat(64);
const entry = (digit: string): RegistryEntry[] => [
  {
    url: '/assets/entry.js',
    metadata: { integrity: 'sha384-0', version: version(digit) },
    deployment: { traffic: 100, default: true },
    extras: { contract: 6, chunks: [], routes: [], shared: {} },
  },
];
const registry: Registry = { schema: '', microFrontends: { shell: entry('0'), blog: entry('1') } };

class LongFrames {
  static readonly supportedEntryTypes = ['long-animation-frame'];
  static report: (startTime: number, scripts: { sourceURL: string; duration: number }[]) => void;
  constructor(callback: (list: { getEntries(): object[] }) => void) {
    LongFrames.report = (startTime, scripts) => callback({ getEntries: () => [{ startTime, scripts }] });
  }
  observe() {}
}

const sendBeacon = jest.fn<(address: string, body: Blob) => boolean>();
let serverTiming: { name: string; description: string }[] = [];
let hidden = false;

beforeEach(() => {
  for (const name of Object.keys(vitals)) delete vitals[name];
  sendBeacon.mockReset();
  serverTiming = [];
  hidden = false;
  history.replaceState(null, '', '/blogs?q=Ada#Ada');
  Object.assign(navigator, { sendBeacon });
  Object.assign(globalThis, { PerformanceObserver: LongFrames, PromiseRejectionEvent: class extends Event {} });
  const postMessage = (message: Heartbeat) => posted.push(message);
  Object.assign(globalThis, {
    SecurityPolicyViolationEvent: class extends Event {},
    Worker: jest.fn(() => ({ postMessage })),
  });
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  Object.assign(window, { faultLog: [] });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  dispatchEvent(new Event('pageshow'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => {
  const listeners: ((state: { navigation: { state: string } }) => void)[] = [];
  startReporter({
    registry,
    remotes: {
      find: (path) => ({ name: path.startsWith('/shop') ? 'shop' : 'blog', version: '', layout: 'public' }),
      versions: { blog: version('1'), shop: version('2') },
    },
    router: {
      subscribe: (listener) => {
        listeners.push(listener as never);
        return () => {};
      },
    },
    served: 'blog',
  });
  return {
    goTo(path: string) {
      history.pushState(null, '', path);
      for (const listener of listeners) listener({ navigation: { state: 'idle' } });
    },
  };
};

const leave = () => {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
};

/** Resolves when requested code is loaded. */
async function loaded(): Promise<void> {
  await import('./details.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

/** Dispatches an activity of the visitor. Resolves when the code that measures is loaded. */
async function use(): Promise<void> {
  dispatchEvent(new Event('pointermove'));
  await loaded();
}

/** The reports that were sent, each valid by the contract. */
async function sent(): Promise<unknown[]> {
  await loaded();
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => {
      expect([address, body.type]).toEqual(['/api/reports/visits', 'application/json']);
      const text = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(body);
      });
      const report: unknown = JSON.parse(text);
      expect(visitReport['~standard'].validate(report)).toMatchObject({ value: report });
      return report;
    }),
  );
}

/** What every report says. */
const basis = {
  path: '/blogs',
  remote: 'blog',
  releases: { shell: version('0'), blog: version('1') },
  counted: true,
  faults: [],
};

/** The report of a document that was left. */
const view = { ...basis, views: ['/blogs'] };

describe('startReporter', () => {
  it('reports a page view once, when it is first left, with its vitals and long tasks', async () => {
    start();
    await use();
    vitals.LCP?.({ name: '', value: 900 });
    vitals.LCP?.({ name: '', value: 1200.5 });
    vitals.CLS?.({ name: '', value: 0.01 });
    LongFrames.report(performance.now(), [
      { sourceURL: `${location.origin}/assets/blog/pages.js`, duration: 250 },
      { sourceURL: `${location.origin}/assets/blog/pages.js`, duration: 150 },
      { sourceURL: 'chrome-extension://abc/a.js', duration: 900 },
    ]);
    LongFrames.report(-1, [{ sourceURL: `${location.origin}/assets/blog/pages.js`, duration: 250 }]);
    expect(sendBeacon).not.toHaveBeenCalled();
    leave();
    hidden = false;
    leave();
    expect(await sent()).toEqual([{ ...view, lcp: 1200.5, cls: 0.01, longTasks: { blog: 1 } }]);
  });

  it('reports the page view without loading code if the visitor leaves without any activity', async () => {
    start();
    leave();
    expect(await sent()).toEqual([view]);
    expect(vitals).toEqual({});
  });

  it('measures after ten seconds without activity', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    start();
    jest.advanceTimersByTime(9999);
    await import('./details.ts');
    expect(vitals).toEqual({});
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await loaded();
    vitals.LCP?.({ name: '', value: 900 });
    leave();
    expect(await sent()).toEqual([{ ...view, lcp: 900 }]);
  });

  it('names the remotes whose pages were shown', async () => {
    const { goTo } = start();
    goTo('/shop');
    leave();
    const releases = { ...view.releases, shop: version('2') };
    expect(await sent()).toEqual([{ ...view, path: '/shop', releases, views: ['/blogs', '/shop'] }]);
  });

  it('reports views when a button is pressed, and those after the first leave, each once', async () => {
    const { goTo } = start();
    document.body.innerHTML = '<button type="button">Send</button>';
    const press = () => document.querySelector('button')?.click();
    press();
    press();
    leave();
    hidden = false;
    goTo('/shop');
    leave();
    expect(await sent()).toEqual([
      { ...view, counted: false },
      basis,
      { ...basis, path: '/shop', releases: { ...view.releases, shop: version('2') }, counted: false, views: ['/shop'] },
    ]);
  });

  it('reports no view of a document that does not count', async () => {
    serverTiming = [{ name: 'reports', description: '0.010' }];
    jest.spyOn(Math, 'random').mockReturnValue(0.011);
    const { goTo } = start();
    goTo('/shop');
    leave();
    expect(await sent()).toEqual([]);
  });

  it('reports faults at once, logged ones as well, each once and at most five', async () => {
    const error = new TypeError('x');
    logFault({ kind: 'render', error, place: 'outlet' });
    start();
    logFault(new ErrorEvent('error', { error, message: 'x' }));
    for (let i = 0; i < 10; i += 1) logFault({ kind: 'render', error: new Error(`${i}`), place: 'outlet' });
    const reports = (await sent()) as { faults: { message: string }[] }[];
    expect(reports.map(({ faults }) => faults.map(({ message }) => message))).toEqual(
      ['TypeError: x', 'Error: 0', 'Error: 1', 'Error: 2', 'Error: 3'].map((message) => [message]),
    );
  });

  it('reports no fault of a page that is being left, whose requests are aborted', async () => {
    start();
    leave();
    sendBeacon.mockReset();
    logFault({ kind: 'render', error: new Error('aborted'), place: 'outlet' });
    await loaded();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('reports no thrown response, such as that of a missing page', async () => {
    start();
    logFault({ kind: 'render', error: new Response(null, { status: 404 }), place: 'outlet' });
    logFault({ kind: 'render', error: new ErrorResponse(404, 'Not Found', null), place: 'outlet' });
    logFault(Object.assign(new PromiseRejectionEvent('x', {} as never), { reason: new ErrorResponse(404, '', null) }));
    await loaded();
    leave();
    expect(await sent()).toEqual([view]);
  });

  it('counts the share of page views that the server sets, and reports the faults of all', async () => {
    serverTiming = [{ name: 'reports', description: '0.010' }];
    jest.spyOn(Math, 'random').mockReturnValue(0.011);
    start();
    logFault({ kind: 'render', error: new Error('x'), place: 'outlet' });
    leave();
    expect(await sent()).toMatchObject([{ counted: false, faults: [{ message: 'Error: x' }] }]);
    expect(await sent()).toHaveLength(1);
    sendBeacon.mockReset();
    jest.spyOn(Math, 'random').mockReturnValue(0.009);
    dispatchEvent(new Event('pageshow'));
    hidden = false;
    start();
    leave();
    expect(await sent()).toMatchObject([{ counted: true }]);
  });

  it('counts faults that no release caused in the report of the page view, up to a maximum', async () => {
    start();
    for (let i = 0; i < 101; i += 1) logFault(new ErrorEvent('error', { message: 'Script error.' }));
    await loaded();
    expect(sendBeacon).not.toHaveBeenCalled();
    logFault({ kind: 'render', error: new Error('x'), place: 'outlet' });
    leave();
    expect(await sent()).toMatchObject([{ foreign: 100, faults: [] }, { faults: [{ message: 'Error: x' }] }]);
  });

  it('sends the worker a report of a hang', () => {
    start();
    const { path, body = '' } = posted.at(-1) ?? {};
    const report: unknown = JSON.parse(body);
    expect(path).toBe('/api/reports/visits');
    expect(visitReport['~standard'].validate(report)).toMatchObject({ value: report });
    expect(report).toMatchObject({ ...basis, faults: [{ kind: 'hang', remote: 'blog' }] });
  });
});

describe('whenShown', () => {
  it('waits until a prerendered page is shown', () => {
    const started = jest.fn();
    Object.assign(document, { prerendering: true });
    whenShown(started);
    expect(started).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(started).toHaveBeenCalledTimes(1);
    Object.assign(document, { prerendering: false });
    whenShown(started);
    expect(started).toHaveBeenCalledTimes(2);
  });
});
