import autocannon from 'autocannon';
import type { Figure } from './report.ts';
import { startBuiltSite } from './running-site.ts';

/** One connection requests each of them: a page that several connections request at once is rendered once. */
const PATHS = ['/', '/about', '/faqs', '/services/seo'];

const SECONDS = 6;

/** Measures pages a second on a site without a page cache: each is rendered and compressed for its request. */
export async function measureUncachedPage(): Promise<Figure[]> {
  const site = await startBuiltSite({ PAGE_CACHE_MB: '0' });
  let next = 0;
  try {
    const { requests, non2xx, errors } = await autocannon({
      url: site.url,
      connections: PATHS.length,
      duration: SECONDS,
      setupClient: (client) => client.setRequests([{ path: PATHS[next++ % PATHS.length] ?? '/' }]),
    });
    if (non2xx + errors > 0) throw new Error(`${site.url}: ${non2xx + errors} requests failed`);
    return [{ name: 'page rendered for the request', value: requests.average, unit: 'requests/s' }];
  } finally {
    await site.stop();
  }
}
