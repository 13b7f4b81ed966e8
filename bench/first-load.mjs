import { chromium } from 'playwright';
import { findBrowser } from '../tools/lib/browser.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/**
 * Times in seconds; `bytes` of the answer as it came over the wire, of which `head` are its status and headers.
 * @typedef {{ path: string, script: boolean, bytes: number, head: number, asked: number, answered: number }} Load
 */

/** Delay of every answer, in milliseconds: waves of requests become plain to see. */
const LATENCY = 100;

/**
 * What a first visit of `/` and of `/Chatbot` costs, before any movement of the pointer.
 * @param {string} url Of a site.
 * @returns {Promise<Figure[]>}
 */
export async function measureFirstLoad(url) {
  const executablePath = await findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const home = await firstLoad(browser, `${url}/`);
    const chat = await firstLoad(browser, `${url}/Chatbot`);
    const scripts = home.filter((load) => load.script);
    const kilobytes = scripts.reduce((sum, { bytes, head }) => sum + bytes - head, 0) / 1000;
    const below = (/** @type {Load[]} */ loads, /** @type {string} */ prefix) =>
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

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<Load[]>} All requests of one visit with an empty cache.
 */
async function firstLoad(browser, url) {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  /** @type {Map<string, Load>} */
  const loads = new Map();
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
  // A preloaded script that is then run shows up twice; the second time it comes out of memory.
  return [...new Map([...loads.values()].filter(({ bytes }) => bytes > 0).map((load) => [load.path, load])).values()];
}

/** @param {readonly Load[]} loads A wave ends when the first answer of those asked for in it is there. */
function waves(loads) {
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const load of [...loads].sort((a, b) => a.asked - b.asked)) {
    if (load.asked < end) continue;
    count += 1;
    end = Math.min(...loads.filter(({ asked }) => asked >= load.asked).map(({ answered }) => answered));
  }
  return count;
}
