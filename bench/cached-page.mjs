import autocannon from 'autocannon';
import { startServer } from '../tools/lib/running-site.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

/** Connections, and seconds of one round. Rounds alternate, so that a slower moment of the machine meets both. */
const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

const headers = { 'accept-encoding': 'br' };

/**
 * Requests a second for a page that is in the cache, as a ratio of those a bare Hono route reaches with as many bytes.
 * @param {string} url Of a site.
 * @returns {Promise<Figure[]>}
 */
export async function measureCachedPage(url) {
  const page = `${url}/about`;
  const bytes = (await (await fetch(page, { headers })).blob()).size;
  const size = Number((await fetch(page, { method: 'HEAD', headers })).headers.get('content-length') ?? bytes);
  const bare = await startServer(['bench/bare-server.mjs', String(size)], {});
  try {
    await load(page);
    await load(bare.url);
    /** @type {{ page: number, bare: number }[]} */
    const rounds = [];
    for (let i = 0; i < ROUNDS; i += 1) rounds.push({ page: await load(page), bare: await load(bare.url) });
    const ratios = rounds.map((round) => round.page / round.bare);
    return [
      { name: 'cached page', value: median(rounds.map((round) => round.page)), unit: 'requests/s' },
      {
        name: `bare Hono route, ${size} bytes too`,
        value: median(rounds.map((round) => round.bare)),
        unit: 'requests/s',
      },
      { name: 'cached page to bare route', value: median(ratios), unit: '', target: { atLeast: 0.5 } },
    ];
  } finally {
    await bare.stop();
  }
}

/**
 * @param {string} url
 * @returns {Promise<number>} Requests a second. Fails on any answer but a 2xx.
 */
async function load(url) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
