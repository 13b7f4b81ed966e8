import { type Answer, ask, readiness } from '../support/http.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// One after the other: they share a site with a small cache.
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
  /** What is wrong with an answer; nothing if it is right. */
  readonly fault: (answer: Answer, i: number) => string | false;
}

/** Sends requests, 16 at a time, and looks at the cache after every tenth. Tells what was wrong, and the cache's largest. */
async function flood(count: number, { path, fault }: Flood) {
  const faults: string[] = [];
  const most = { bytes: 0, pages: 0 };
  const numbers = Array.from({ length: count }, (_, i) => i).values();
  const lane = async () => {
    for (const i of numbers) {
      const wrong = fault(await ask(site.url, path(i)), i);
      if (wrong !== false) faults.push(`${path(i)}: ${wrong}`);
      if (i % 10 !== 0) continue;
      const { cache } = await readiness(site.url);
      most.bytes = Math.max(most.bytes, cache.bytes);
      most.pages = Math.max(most.pages, cache.pages);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return { faults, most };
}

/** Another spelling of a path: the digits of `i` in base 2 choose which letters are capitals. */
const respell = (path: string, i: number) =>
  [...path].map((letter, at) => ((i >> (at % 8)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** The last one is rendered by a search parameter, `visit`, that has 40 values that count. */
const paths = ['/about', '/faqs', '/Chatbot', '/trouble/none'] as const;
const pathAt = (i: number) => paths[i % paths.length] ?? '/about';

/** Pages and frames there can be before any of the floods below, which add none but the error page. */
async function pagesKept(): Promise<number> {
  await Promise.all([...paths, '/nowhere'].map((path) => ask(site.url, path)));
  return (await readiness(site.url)).cache.pages;
}

test('search parameters that mean nothing make no page', async () => {
  const kept = await pagesKept();
  const etags = new Map<string, string | undefined>();
  for (const path of paths) etags.set(path, (await ask(site.url, path)).headers.etag);
  const { faults, most } = await flood(2000, {
    path: (i) => `${pathAt(i)}?utm_source=${i}&q=${'x'.repeat(i % 50)}&visit=no${i}`,
    fault: ({ status, headers }, i) => (status !== 200 || headers.etag !== etags.get(pathAt(i))) && `${status}`,
  });
  expect(faults).toEqual([]);
  expect(most.pages).toBe(kept);
  expect(most.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('other spellings are sent to the one that is right, with their search', async () => {
  const kept = await pagesKept();
  const spellingAt = (i: number) => '/'.repeat(i % 3) + respell(pathAt(i), i) + '/'.repeat(i % 2);
  const { faults, most } = await flood(2000, {
    path: (i) => `${spellingAt(i)}?a=${i}&b=%20`,
    fault: ({ status, headers }, i) => {
      if (spellingAt(i) === pathAt(i)) return status !== 200 && `${status}`;
      return (status !== 308 || headers.location !== `${pathAt(i)}?a=${i}&b=%20`) && `${status} ${headers.location}`;
    },
  });
  expect(faults).toEqual([]);
  expect(most.pages).toBe(kept);
  expect(most.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('unknown paths share one error page', async () => {
  const kept = await pagesKept();
  const { headers: known } = await ask(site.url, '/nowhere');
  const { faults, most } = await flood(2000, {
    path: (i) => `/no/${i}/such%20page/${i * 7919}?x=${i}`,
    fault: ({ status, headers }) => (status !== 404 || headers.etag !== known.etag) && `${status} ${headers.etag}`,
  });
  expect(faults).toEqual([]);
  expect(most.pages).toBe(kept);
  expect(most.bytes).toBeLessThanOrEqual(MEBIBYTE);
});

test('more pages than it can hold push the oldest out, and are rendered again the same', async () => {
  const about = await ask(site.url, '/about');
  const { faults, most } = await flood(60, {
    path: (i) => `/trouble/none?visit=${i % 40}`,
    fault: ({ status, body }) => (status !== 200 || !body.includes('<h1>No trouble</h1>')) && `${status}`,
  });
  expect(faults).toEqual([]);
  expect(most.bytes).toBeLessThanOrEqual(MEBIBYTE);
  expect(most.bytes).toBeGreaterThan(MEBIBYTE / 2);
  expect(most.pages).toBeLessThan(40);

  // Its page was pushed out: a worker that has rendered all of the above renders it again.
  const again = await ask(site.url, '/about');
  expect(again.body.equals(about.body)).toBe(true);
  expect(again.headers.etag).toBe(about.headers.etag);
});
