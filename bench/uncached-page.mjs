import autocannon from 'autocannon';
import { startBuiltSite } from '../platform/cli/lib/running-site.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */

/** Asked for by a connection each: pages that are asked for together are rendered once. */
const PATHS = ['/', '/about', '/faqs', '/services/seo'];

const SECONDS = 6;

/**
 * Pages a second that are rendered and compressed for each request, on a site that keeps none.
 * @returns {Promise<Figure[]>}
 */
export async function measureUncachedPage() {
  const site = await startBuiltSite({ PAGE_CACHE_MB: '0' });
  let next = 0;
  try {
    const { requests, non2xx, errors } = await autocannon({
      url: site.url,
      connections: PATHS.length,
      duration: SECONDS,
      setupClient: (client) => client.setRequests([{ path: PATHS[next++ % PATHS.length] }]),
    });
    if (non2xx + errors > 0) throw new Error(`${site.url}: ${non2xx + errors} requests failed`);
    return [{ name: 'page rendered for the request', value: requests.average, unit: 'requests/s' }];
  } finally {
    await site.stop();
  }
}
