import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import type { Figure } from './report.ts';

/** A request of a page. Times are in seconds. */
interface Load {
  readonly path: string;
  readonly script: boolean;
  /** Bytes of the response as it was sent, and how many of them are its status and headers. */
  bytes: number;
  head: number;
  readonly asked: number;
  answered: number;
}

/** Delay of every response, in milliseconds. It makes waves of requests visible. */
const LATENCY = 100;

/** Measures first visits of a site's `/` and `/Chatbot`, before any movement of the pointer. */
export async function measureFirstLoad(url: string): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const home = await firstLoad(browser, `${url}/`);
    const chat = await firstLoad(browser, `${url}/Chatbot`);
    const scripts = home.filter((load) => load.script);
    const kilobytes = scripts.reduce((sum, { bytes, head }) => sum + bytes - head, 0) / 1000;
    const below = (loads: readonly Load[], prefix: string) =>
      loads.filter(({ path }) => path.startsWith(prefix)).length;
    return [
      { name: 'JavaScript of the first load of /', value: kilobytes, unit: 'kB (brotli)', target: { atMost: 150 } },
      { name: 'its script requests', value: scripts.length, unit: 'requests', target: { atMost: 6 } },
      { name: 'waves they are asked for in', value: waves(scripts), unit: 'waves', target: { atMost: 1 } },
      { name: '/ below /assets/chat/', value: below(home, '/assets/chat/'), unit: 'requests', target: { atMost: 0 } },
      {
        name: '/Chatbot below /assets/marketing/',
        value: below(chat, '/assets/marketing/'),
        unit: 'requests',
        target: { atMost: 0 },
      },
      {
        name: 'everything / loads before scrolling',
        value: home.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
        unit: 'kB',
        target: { atMost: 350 },
      },
      {
        name: 'of it the carousels’ code',
        value: scripts.filter(({ path }) => path.includes('/swiper.')).length,
        unit: 'requests',
        target: { atMost: 0 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Returns all requests of one visit with an empty cache. */
async function firstLoad(browser: Browser, url: string): Promise<Load[]> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const loads = new Map<string, Load>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const path = new URL(request.url).pathname;
    loads.set(requestId, {
      path,
      script: type === 'Script' || path.endsWith('.js'),
      bytes: 0,
      head: 0,
      asked: timestamp,
      answered: 0,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const load = loads.get(requestId);
    if (load) load.head = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const load = loads.get(requestId);
    if (load) Object.assign(load, { bytes: encodedDataLength, answered: timestamp });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  // A preloaded script that is then run is listed twice; the second time it comes from memory.
  return [...new Map([...loads.values()].filter(({ bytes }) => bytes > 0).map((load) => [load.path, load])).values()];
}

/** Counts waves of requests. A wave ends with the first response to one of its requests. */
function waves(loads: readonly Load[]): number {
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const load of [...loads].sort((a, b) => a.asked - b.asked)) {
    if (load.asked < end) continue;
    count += 1;
    end = Math.min(...loads.filter(({ asked }) => asked >= load.asked).map(({ answered }) => answered));
  }
  return count;
}
