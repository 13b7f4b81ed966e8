import { HEARTBEAT_PATH } from '@platform/contract/heartbeat';
import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Contestant } from './contestants.ts';
import { observe, SEEN, type Seen } from './in-page.ts';

/** How a visitor's browser is slowed down: really, in the browser, not computed afterwards. */
interface Profile {
  readonly context: Parameters<Browser['newContext']>[0];
  /** Milliseconds from a request to its response, and bytes a second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** How many times slower the processor is. */
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

/** A page has come to rest when nothing has changed for this long, in milliseconds. */
const QUIET_MS = 1000;

/** Nor is a page watched longer than this once it is alive: what moves for ever, such as slides, would never come to rest. */
const WATCHED_MS = 5000;

/** How long a page may take to become alive, and then to load what it asked for, in milliseconds. */
const LIMIT_MS = 90_000;

/** Bytes of the bodies of responses as they were sent, by kind; `requests` counts them. */
export type Weights = Readonly<Record<(typeof KINDS)[number] | 'requests', number>>;

export const KINDS = ['html', 'script', 'css', 'font', 'image', 'other'] as const;

/** A visit with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** Resolves with what was seen when the page has come to rest. */
  rest(): Promise<Seen>;
  weights(): Weights;
  /** Milliseconds until the page's first byte. The page's own timing knows nothing of the slowed network. */
  firstByte(): number;
}

/** Visits with an empty cache, in a context of its own. `go` navigates; `use` is called before, and the context closed after it. */
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
  /** Of the browser's clock, in seconds: when it was asked for, and when the response began. */
  readonly asked: number;
  answered: number;
  bytes: number;
  done: boolean;
}

type Transfers = ReadonlyMap<string, Transfer>;

/** Records all requests of a page from now on, by their ids. */
async function recordTransfers(devtools: CDPSession): Promise<Transfers> {
  const transfers = new Map<string, Transfer>();
  const heads = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    // The page's session is not told when a worker's script (0.5 kB) has come.
    if (url.startsWith('data:') || url.endsWith(HEARTBEAT_PATH)) return;
    const kind = kindOf(type, url);
    transfers.set(requestId, { url, kind, asked: timestamp, answered: timestamp, bytes: 0, done: false });
  });
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    heads.set(requestId, response.encodedDataLength);
    const transfer = transfers.get(requestId);
    if (transfer) transfer.answered = timestamp;
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

/** Preloads and prefetches are of the kind of what they load. */
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
  return page ? (page.answered - page.asked) * 1000 : Number.NaN;
}

/** Waits until a page is alive, nothing is being transferred and nothing has changed for a while. */
async function rest(page: Page, transfers: Transfers, contestant: Contestant): Promise<Seen> {
  // Pages that the platform hydrates say when they are; the others are alive when they show their heading.
  const saysSo = contestant === 'this site' || contestant === 'one bundle';
  // The first look at a page runs code of the tool in it, which would delay what is painted.
  await page.waitForLoadState('load');
  await page.waitForFunction(
    ([key, waits]) => {
      const { settled } = Reflect.get(window, key) as Seen;
      return document.readyState === 'complete' && (waits ? settled > 0 : document.querySelector('main h1') !== null);
    },
    [SEEN, saysSo] as const,
    { polling: 100 },
  );
  const aliveAt = Date.now();
  for (;;) {
    const { now, seen } = await page.evaluate(
      (key) => ({ now: performance.now(), seen: Reflect.get(window, key) as Seen }),
      SEEN,
    );
    const isLoading = [...transfers.values()].some(({ done }) => !done);
    const watched = Date.now() - aliveAt;
    // What was just done to the page may not have changed anything yet.
    const quiet = Math.min(watched, now - Math.max(seen.lastChange, seen.settled));
    if (!isLoading && (quiet > QUIET_MS || watched > WATCHED_MS)) return seen;
    if (watched > LIMIT_MS) throw new Error(`${page.url()} of ${contestant} did not come to rest`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
