import { type HttpResponse, readiness, request } from '../support/http.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

// In order: the tests share a site with a small cache.
test.describe.configure({ mode: 'default' });

const MEBIBYTE = 1024 * 1024;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    env: { PAGE_CACHE_MB: '1', LOG_LEVEL: 'silent' },
    folders: ['shell/dist', 'marketing-mfe/dist', 'chat-mfe/dist', 'e2e/fixtures/trouble-mfe/dist'],
  });
});
test.afterAll(async () => {
  await site.stop();
});

interface Flood {
  readonly path: (i: number) => string;
  /** Returns what is wrong with a response, or false. */
  readonly fault: (response: HttpResponse, i: number) => string | false;
}

/** Sends requests, 16 at a time, and reads the cache's size after every tenth. Returns the faults and the largest size. */
async function flood(count: number, { path, fault }: Flood) {
  const faults: string[] = [];
  const max = { bytes: 0, pages: 0 };
  const numbers = Array.from({ length: count }, (_, i) => i).values();
  const lane = async () => {
    for (const i of numbers) {
      const wrong = fault(await request(site.url, path(i)), i);
      if (wrong !== false) faults.push(`${path(i)}: ${wrong}`);
      if (i % 10 !== 0) continue;
      const { cache } = await readiness(site.url);
      max.bytes = Math.max(max.bytes, cache.bytes);
      max.pages = Math.max(max.pages, cache.pages);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return { faults, max };
}

/** Returns another spelling of a path: the bits of `i` select the letters in upper case. */
const respell = (path: string, i: number) =>
  [...path].map((letter, at) => ((i >> (at % 8)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** The last path is rendered by a search parameter, `visit`, with 40 valid values. */
const paths = ['/about', '/faqs', '/Chatbot', '/trouble/none'] as const;
const pathAt = (i: number) => paths[i % paths.length] ?? '/about';

/** Returns the number of cached pages after all paths and the error page were requested. */
async function cachedPages(): Promise<number> {
  await Promise.all([...paths, '/nowhere'].map((path) => request(site.url, path)));
  return (await readiness(site.url)).cache.pages;
}

test('undeclared search parameters and values add no page @full', async () => {
  const before = await cachedPages();
  const etags = new Map<string, string | undefined>();
  for (const path of paths) etags.set(path, (await request(site.url, path)).headers.etag);
  const { faults, max } = await flood(2000, {
    path: (i) => `${pathAt(i)}?utm_source=${i}&q=${'x'.repeat(i % 50)}&visit=no${i}`,
    fault: ({ status, headers }, i) => (status !== 200 || headers.etag !== etags.get(pathAt(i))) && `${status}`,
  });
  expect(faults).toEqual([]);
  expect(max.pages).toBe(before);
  expect(max.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('other spellings are redirected to the right one, with their search', async () => {
  const before = await cachedPages();
  const spellingAt = (i: number) => '/'.repeat(i % 3) + respell(pathAt(i), i) + '/'.repeat(i % 2);
  const { faults, max } = await flood(2000, {
    path: (i) => `${spellingAt(i)}?a=${i}&b=%20`,
    fault: ({ status, headers }, i) => {
      if (spellingAt(i) === pathAt(i)) return status !== 200 && `${status}`;
      return (status !== 308 || headers.location !== `${pathAt(i)}?a=${i}&b=%20`) && `${status} ${headers.location}`;
    },
  });
  expect(faults).toEqual([]);
  expect(max.pages).toBe(before);
  expect(max.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('unknown paths share one error page', async () => {
  const before = await cachedPages();
  const { headers: known } = await request(site.url, '/nowhere');
  const { faults, max } = await flood(2000, {
    path: (i) => `/no/${i}/such%20page/${i * 7919}?x=${i}`,
    fault: ({ status, headers }) => (status !== 404 || headers.etag !== known.etag) && `${status} ${headers.etag}`,
  });
  expect(faults).toEqual([]);
  expect(max.pages).toBe(before);
  expect(max.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('a full cache removes the oldest pages; rendered again, they are the same @full', async () => {
  const about = await request(site.url, '/about');
  const { faults, max } = await flood(60, {
    path: (i) => `/trouble/none?visit=${i % 40}`,
    fault: ({ status, body }) => (status !== 200 || !body.includes('<h1>No trouble</h1>')) && `${status}`,
  });
  expect(faults).toEqual([]);
  expect(max.bytes).toBeLessThanOrEqual(MEBIBYTE);
  expect(max.bytes).toBeGreaterThan(MEBIBYTE / 2);
  expect(max.pages).toBeLessThan(40);

  // This page was removed: a process that has rendered all pages above renders it again.
  const again = await request(site.url, '/about');
  expect(again.body.equals(about.body)).toBe(true);
  expect(again.headers.etag).toBe(about.headers.etag);
});
