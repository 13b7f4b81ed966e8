import { startServer } from '../platform/cli/lib/running-site.mjs';
import { compare } from './load.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

const message = {
  method: /** @type {const} */ ('POST'),
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Shirin Akter', email: 'shirin@shokal.example', subject: 'A shop', message: 'Hello.' }),
};

/**
 * Contact messages stored and fsynced a second, as a ratio of what a bare Hono route reaches that parses as many bytes.
 * @param {string} url Of a site without rate limits.
 * @returns {Promise<Figure[]>}
 */
export async function measureContactPosts(url) {
  const bare = await startServer(['bench/bare-server.mjs', '90'], {});
  try {
    const {
      ours,
      bare: other,
      ratio,
    } = await compare({ url: `${url}/api/v1/contact`, ...message }, { url: bare.url, ...message });
    return [
      { name: 'contact message, stored and fsynced', value: ours, unit: 'requests/s' },
      { name: 'bare Hono route that parses the same JSON', value: other, unit: 'requests/s' },
      { name: 'contact message to bare route', value: ratio, unit: '', target: { atLeast: 0.25 } },
    ];
  } finally {
    await bare.stop();
  }
}
