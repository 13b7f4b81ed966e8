import { createServer, type Server } from 'node:http';
import { freePorts } from '@platform/cli/process/run';
import { publicPages } from '../expected-pages/pages.ts';
import { navigate } from '../support/faulty-test.ts';
import { request } from '../support/http.ts';
import { waitForHydration } from '../support/pages/browsing.ts';
import { allowedErrors } from '../support/pages/expect-page.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** A CDN of a site, at its own origin. */
interface Cdn {
  readonly url: string;
  /** Requested paths with their statuses. */
  readonly requests: [path: string, status: number][];
  readonly server: Server;
}

async function startCdn(port: number, site: string): Promise<Cdn> {
  const requests: Cdn['requests'] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = url.startsWith('/assets/') ? await fetch(site + url) : new Response(null, { status: 404 });
    requests.push([url, answer.status]);
    const sent = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$|^connection|^keep/.test(name));
    response.writeHead(answer.status, Object.fromEntries(sent)).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, requests, server };
}

/** Starts a site at a CDN. */
async function startBoth(options: { folders?: readonly string[]; env?: Record<string, string> } = {}) {
  const [port = 0, cdnPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const cdn = await startCdn(cdnPort, url);
  const env = { PORT: String(port), PUBLIC_URL: url, ASSET_URL: cdn.url, RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' };
  const site = await startSite({
    ...options,
    env: { ...env, ...options.env },
    prepared: options.folders === undefined,
  });
  const stop = async () => {
    await site.stop();
    cdn.server.closeAllConnections();
    cdn.server.close();
  };
  return { site, cdn, stop };
}

let started: { site: Site; cdn: Cdn; stop: () => Promise<void> } | undefined;
test.afterEach(async () => {
  await started?.stop();
  started = undefined;
});

/** Elements whose file browsers take from the page's own origin alone. */
const OWN = /<(use|iframe)\b[^>]*>/g;

/** Returns the addresses of files in a page, but those that stay on the site: documents among them. */
const addressesIn = (html: string) =>
  [...html.replace(OWN, '').matchAll(/[^\s"'(;,]*\/assets\/[\w./-]+/g)]
    .map(([address]) => address)
    .filter((address) => !address.endsWith('.html'));

// In the full tier: starts a site of its own.
test('every page works with its files from a CDN @full', async ({ page }) => {
  test.setTimeout(300_000);
  started = await startBoth();
  const { site, cdn } = started;
  const errors = await recordPageErrors(page, site.url);
  const pages = publicPages.filter((_, i) => testAll || i % 8 === 0);
  for (const expected of pages) {
    const { path } = expected;
    const html = (await request(site.url, path)).body.toString();
    expect(
      addressesIn(html).filter((address) => !address.startsWith(cdn.url)),
      path,
    ).toEqual([]);
    await page.goto(site.url + path);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await errors([cdn.url]), path).toEqual(allowedErrors(expected));
  }
  // The browser renders this page itself: pictures, chunks and another remote.
  await page.goto(site.url);
  await waitForHydration(page);
  await navigate(page, '/about');
  await page.waitForLoadState('networkidle');
  const sources = await page.evaluate(() => [...document.querySelectorAll('main img')].map((image) => image.outerHTML));
  expect(sources.flatMap(addressesIn).filter((address) => !address.startsWith(cdn.url))).toEqual([]);
  expect(await errors([cdn.url])).toEqual([]);
  expect(cdn.requests.filter(([, status]) => status !== 200)).toEqual([]);
  expect(cdn.requests.length).toBeGreaterThan(10);
});
