import { HEARTBEAT_PATH } from '@platform/contract/heartbeat';
import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Contestant } from './contestants.ts';
import { observe, SEEN, type Seen } from './in-page.ts';

/** A visitor's device and network, both emulated by the browser. */
interface Profile {
  readonly context: Parameters<Browser['newContext']>[0];
  /** Milliseconds from a request to its response, and bytes a second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  readonly slowdown: number;
}

/** Throughputs and latencies are those of Lighthouse's profiles, which its documentation derives from field data. */
export const PROFILES = {
  phone: {
    context: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    slowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1440, height: 900 } },
    network: { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
    slowdown: 1,
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

/** Time without a change after which a page is idle, in milliseconds. */
const QUIET_MS = 1000;

/** Time after hydration at which a page counts as idle despite changes, such as the motion of slides, in milliseconds. */
const MAX_CHANGES_MS = 5000;

/** Time limit for hydration, and then for all responses, in milliseconds. */
const LIMIT_MS = 90_000;

/** Bytes of the bodies of responses as they were sent, by kind; `requests` counts them. */
export type Weights = Readonly<Record<(typeof KINDS)[number] | 'requests', number>>;

export const KINDS = ['html', 'script', 'css', 'font', 'image', 'other'] as const;

/** A visit with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** Resolves when the page is idle. */
  rest(): Promise<Seen>;
  weights(): Weights;
  /** Milliseconds until the page's first byte. The page's own timing ignores the emulated network. */
  firstByte(): number;
}

/** Calls `use` with a new page of a context with an empty cache, and closes the context afterwards. */
export async function visit<T>(
  browser: Browser,
  { profile, contestant }: { readonly profile: ProfileName; readonly contestant: Contestant },
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const { context: options, network, slowdown } = PROFILES[profile];
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.addInitScript(observe, [SEEN, PAGE_SETTLED_EVENT] as const);
    const devtools = await context.newCDPSession(page);
    const transfers = await recordTransfers(devtools);
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use({
      page,
      rest: () => rest(page, transfers, contestant),
      weights: () => weigh(transfers),
      firstByte: () => firstByte(transfers),
    });
  } finally {
    await context.close();
  }
}

interface Transfer {
  readonly url: string;
  readonly kind: (typeof KINDS)[number];
  /** Times of the browser's clock, in seconds. */
  readonly requestedAt: number;
  respondedAt: number;
  bytes: number;
  done: boolean;
}

type Transfers = ReadonlyMap<string, Transfer>;

/** Records all requests of a page from now on, by their ids. */
async function recordTransfers(devtools: CDPSession): Promise<Transfers> {
  const transfers = new Map<string, Transfer>();
  const heads = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    // The page's session gets no event for the response of a worker's script (0.5 kB).
    if (url.startsWith('data:') || url.endsWith(HEARTBEAT_PATH)) return;
    const kind = kindOf(type, url);
    transfers.set(requestId, { url, kind, requestedAt: timestamp, respondedAt: timestamp, bytes: 0, done: false });
  });
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    heads.set(requestId, response.encodedDataLength);
    const transfer = transfers.get(requestId);
    if (transfer) transfer.respondedAt = timestamp;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength - (heads.get(requestId) ?? 0), done: true });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.done = true;
  });
  await devtools.send('Network.enable');
  return transfers;
}

/** Returns the kind of a request. Preloads and prefetches have the kind of their file. */
function kindOf(type: string | undefined, url: string): Transfer['kind'] {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /\.js$/.test(url)) return 'script';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Font' || /\.woff2$/.test(url)) return 'font';
  if (type === 'Image' || /\.(avif|webp|png|jpg|svg)$/.test(url)) return 'image';
  return 'other';
}

function weigh(transfers: Transfers): Weights {
  // A preloaded file that is then used is listed twice; the second time it comes from memory.
  const sent = [...transfers.values()].filter(({ bytes }) => bytes > 0);
  const sum = (kind: Transfer['kind']) =>
    sent.filter((transfer) => transfer.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)]));
  return { ...kinds, requests: new Set(sent.map(({ url }) => url)).size } as Weights;
}

function firstByte(transfers: Transfers): number {
  const page = [...transfers.values()].find(({ kind }) => kind === 'html');
  return page ? (page.respondedAt - page.requestedAt) * 1000 : Number.NaN;
}

/** Waits until a page is hydrated, all responses have ended and nothing has changed for a while. */
async function rest(page: Page, transfers: Transfers, contestant: Contestant): Promise<Seen> {
  // Pages that the platform hydrates dispatch an event. The others are complete when they show their heading.
  const hasEvent = contestant === 'this site' || contestant === 'one bundle';
  // Evaluating code in the page earlier would delay its paints.
  await page.waitForLoadState('load');
  await page.waitForFunction(
    ([key, needsEvent]) => {
      const { settled } = Reflect.get(window, key) as Seen;
      return (
        document.readyState === 'complete' && (needsEvent ? settled > 0 : document.querySelector('main h1') !== null)
      );
    },
    [SEEN, hasEvent] as const,
    { polling: 100 },
  );
  const hydratedAt = Date.now();
  for (;;) {
    const { now, seen } = await page.evaluate(
      (key) => ({ now: performance.now(), seen: Reflect.get(window, key) as Seen }),
      SEEN,
    );
    const isLoading = [...transfers.values()].some(({ done }) => !done);
    const elapsed = Date.now() - hydratedAt;
    // The last action on the page may not have caused a change yet.
    const quiet = Math.min(elapsed, now - Math.max(seen.lastChange, seen.settled));
    if (!isLoading && (quiet > QUIET_MS || elapsed > MAX_CHANGES_MS)) return seen;
    if (elapsed > LIMIT_MS) throw new Error(`${page.url()} of ${contestant} did not become idle`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
