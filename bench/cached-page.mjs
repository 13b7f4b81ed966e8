import { get } from 'node:http';
import { startServer } from '../platform/cli/lib/running-site.mjs';
import { compare } from './load.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

const headers = { 'accept-encoding': 'br' };

/**
 * Requests a second for a page that is in the cache, as a ratio of those a bare Hono route reaches with as many bytes.
 * @param {string} url Of a site.
 * @returns {Promise<Figure[]>}
 */
export async function measureCachedPage(url) {
  const page = `${url}/about`;
  const bytes = await sentBytes(page);
  const bare = await startServer(['bench/bare-server.mjs', String(bytes)], {});
  try {
    const { ours, bare: other, ratio } = await compare({ url: page, headers }, { url: bare.url, headers });
    return [
      { name: 'cached page', value: ours, unit: 'requests/s' },
      { name: `bare Hono route, ${bytes} bytes too`, value: other, unit: 'requests/s' },
      { name: 'cached page to bare route', value: ratio, unit: '', target: { atLeast: 0.5 } },
    ];
  } finally {
    await bare.stop();
  }
}

/**
 * @param {string} url
 * @returns {Promise<number>} Bytes of the body as it is sent, compressed.
 */
function sentBytes(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
