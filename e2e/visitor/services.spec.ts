import type { Page, Route } from '@playwright/test';
import { markDocument, openPage, recordDownloadedScripts, recordRequests } from '../support/browsing.ts';
import { request, requestHtml } from '../support/http.ts';
import { recordConsole } from '../support/page-errors.ts';
import { expect, test } from '../support/test.ts';
import { inTurn, testAll } from '../support/tier.ts';

const LISTS = ['/api/services', '/api/case-studies', '/api/testimonials'] as const;
type List = (typeof LISTS)[number];

/** One entry of each list that is not built in. */
const FETCHED = {
  '/api/services': [{ title: 'Lighthouses', description: 'Built on rock.' }],
  '/api/case-studies': [{ title: 'The lamp that stayed on', description: 'It burned.' }],
  '/api/testimonials': [{ text: 'We saw the shore.', clientName: 'A Captain', position: 'At sea' }],
} as const satisfies Record<List, readonly object[]>;

/** Text of a built-in entry of each list. */
const BUILT_IN = {
  '/api/services': 'Mobile Apps',
  '/api/case-studies': 'Porua: lessons on a slow connection',
  '/api/testimonials': 'Farhana Rahman',
} as const satisfies Record<List, string>;

/** Text of the fetched entry of each list. */
const FETCHED_TEXT = {
  '/api/services': 'Lighthouses',
  '/api/case-studies': 'The lamp that stayed on',
  '/api/testimonials': 'A Captain',
} as const satisfies Record<List, string>;

/** Holds the requests for the three lists until the test responds to them. */
async function holdLists(page: Page) {
  const held = new Map<List, Route>();
  for (const list of LISTS) await page.route(`**${list}`, (route) => void held.set(list, route));
  const routeOf = (list: List) => {
    const route = held.get(list);
    if (!route) throw new Error(`${list} was not requested`);
    return route;
  };
  return {
    requested: () => [...held.keys()].sort(),
    reset: () => held.clear(),
    respond: (list: List) => routeOf(list).fulfill({ json: FETCHED[list] }),
    respondWith: (list: List, json: readonly object[]) => routeOf(list).fulfill({ json }),
    fail: (list: List) => routeOf(list).fulfill({ status: 500, json: {} }),
    abort: (list: List) => routeOf(list).abort(),
    respondInvalid: (list: List) => routeOf(list).fulfill({ json: [{ title: 7 }] }),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByRole('main').getByRole('status');
const main = (page: Page) => page.getByRole('main');

/** Goes to a services page through the header’s menu. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('list', { name: 'Services' }).getByRole('link', { name }).click();
}

/** Records console errors about the lists. */
function recordListErrors(page: Page): (list: List) => string[] {
  const log = recordConsole(page);
  return (list) => log.filter((line) => line.startsWith(`console error: ${list} could not be read`));
}

test('a navigation shows LOADING..... until the slowest of three requests has a response', async ({ page }) => {
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  const { requested, respond } = await holdLists(page);
  await openFromMenu(page, 'SEO Services');
  await expect.poll(requested).toEqual([...LISTS].sort());
  await expect(loading(page)).toHaveText('LOADING.....');
  await expect(page).toHaveTitle('SEO Services · Studio 285');
  for (const list of ['/api/testimonials', '/api/services'] as const) {
    const finished = page.waitForResponse(`**${list}`);
    await respond(list);
    await (await finished).finished();
    await expect(loading(page)).toHaveText('LOADING.....');
    await expect(main(page)).not.toContainText(FETCHED_TEXT[list]);
  }
  await respond('/api/case-studies');
  await expect(heading(page)).toHaveText('SEO Services');
  await expect(loading(page)).toHaveCount(0);
  for (const list of LISTS) {
    await expect(main(page)).toContainText(FETCHED_TEXT[list]);
    await expect(main(page)).not.toContainText(BUILT_IN[list]);
  }
  expect(await isSameDocument()).toBe(true);
});

/** Slugs and titles. */
const SERVICES = [
  ['ecommerce', 'Ecommerce Websites'],
  ['wordpress', 'WordPress Websites'],
  ['digital-marketing', 'Digital Marketing'],
  ['shopify', 'Shopify Development'],
  ['mern', 'MERN Applications'],
  ['seo', 'SEO Services'],
] as const;

for (const [slug, title] of inTurn(SERVICES, 0)) {
  test(`/services/${slug} is complete in the HTML, with its drawing, and requests no list and no code of other remotes`, async ({
    page,
    site,
  }) => {
    const html = await requestHtml(site.url, `/services/${slug}`);
    for (const list of LISTS) expect(html).toContain(BUILT_IN[list]);
    expect(html).not.toContain('LOADING');

    const { requested } = await holdLists(page);
    const scripts = recordRequests(page, 'script');
    await openPage(page, `/services/${slug}`);
    await expect(heading(page)).toHaveText(title);
    for (const list of LISTS) await expect(main(page)).toContainText(BUILT_IN[list]);
    expect(requested()).toEqual([]);
    expect(scripts.some((script) => script.startsWith('/assets/catalog/'))).toBe(true);
    expect(scripts.filter((script) => /^\/assets\/(marketing|admin|chat)\//.test(script))).toEqual([]);

    const drawing = main(page).locator('svg[viewBox$="120 90"]');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(200);
  });
}

for (const failing of inTurn(LISTS, 1)) {
  test(`if ${failing} fails, its built-in entries are shown and the failure is logged`, async ({ page }) => {
    const errorsOf = recordListErrors(page);
    await openPage(page, '/about');
    const { requested, respond, fail } = await holdLists(page);
    await openFromMenu(page, 'SEO Services');
    await expect.poll(requested).toHaveLength(3);
    for (const list of LISTS) await (list === failing ? fail(list) : respond(list));
    await expect(heading(page)).toHaveText('SEO Services');
    for (const list of LISTS) {
      await expect(main(page)).toContainText(list === failing ? BUILT_IN[list] : FETCHED_TEXT[list]);
      expect(errorsOf(list)).toHaveLength(list === failing ? 1 : 0);
    }
  });
}

test('if all lists fail, each in another way, the page shows the built-in entries', async ({ page }) => {
  test.skip(!testAll, 'services/page.test.tsx tests the same without a browser');
  const errorsOf = recordListErrors(page);
  await openPage(page, '/about');
  const { requested, fail, abort, respondInvalid } = await holdLists(page);
  await openFromMenu(page, 'SEO Services');
  await expect.poll(requested).toHaveLength(3);
  await fail('/api/services');
  await abort('/api/case-studies');
  await respondInvalid('/api/testimonials');
  await expect(heading(page)).toHaveText('SEO Services');
  for (const list of LISTS) {
    await expect(main(page)).toContainText(BUILT_IN[list]);
    expect(errorsOf(list)).toHaveLength(1);
  }
});

test('while a list hangs, LOADING..... stays, and leaving the page aborts the requests', async ({ page }) => {
  const errorsOf = recordListErrors(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (request.failure()?.errorText === 'net::ERR_ABORTED') aborted.push(pathname);
  });
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  const { requested, respond } = await holdLists(page);
  await openFromMenu(page, 'SEO Services');
  await expect.poll(requested).toHaveLength(3);
  const finished = page.waitForResponse('**/api/services');
  await respond('/api/services');
  await (await finished).finished();
  await expect(loading(page)).toHaveText('LOADING.....');

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(heading(page)).toHaveText('FAQs');
  await expect.poll(() => [...aborted].sort()).toEqual(['/api/case-studies', '/api/testimonials']);
  await expect(page).toHaveTitle('FAQs · Studio 285');
  await expect(main(page)).not.toContainText('Lighthouses');
  for (const list of LISTS) expect(errorsOf(list)).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test('leaving for another services page aborts the requests of the first; the second and a third load', async ({
  page,
}) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await openPage(page, '/about');
  const { requested, respond, reset } = await holdLists(page);
  await openFromMenu(page, 'SEO Services');
  await expect.poll(requested).toHaveLength(3);
  reset();
  await openFromMenu(page, 'Shopify Development');
  await expect.poll(requested).toHaveLength(3);
  await expect.poll(() => [...aborted].sort()).toEqual([...LISTS].sort());
  for (const list of LISTS) await respond(list);
  await expect(heading(page)).toHaveText('Shopify Development');
  await expect(main(page)).toContainText('Lighthouses');

  reset();
  await openFromMenu(page, 'MERN Applications');
  await expect.poll(requested).toHaveLength(3);
  await expect(loading(page)).toHaveText('LOADING.....');
  for (const list of LISTS) await respond(list);
  await expect(heading(page)).toHaveText('MERN Applications');
  await expect(main(page)).toContainText('Lighthouses');
});

test('the entries of a service come first in fetched lists, too', async ({ page }) => {
  test.skip(!testAll, 'services/page.test.tsx tests the order without a browser');
  await openPage(page, '/about');
  const { requested, respond, respondWith } = await holdLists(page);
  await openFromMenu(page, 'SEO Services');
  await expect.poll(requested).toHaveLength(3);
  await respondWith('/api/services', [
    { title: 'Lighthouses', description: 'Built on rock.', slugs: ['mern'] },
    { title: 'Lenses', description: 'Ground by hand.', slugs: ['mern', 'seo'] },
  ]);
  for (const list of ['/api/case-studies', '/api/testimonials'] as const) await respond(list);
  const titles = page.getByRole('region', { name: 'What we do' }).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Lenses', 'Lighthouses']);
});

test('a service opens with points, price, time and proof; a question opens by keyboard, and See a result leads to the proof', async ({
  page,
}) => {
  await openPage(page, '/services/shopify');
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(8);
  await expect(headings.first()).toHaveText('What you get');
  await expect(main(page).getByRole('term')).toHaveText(['Price from', 'How long', 'What happens first']);

  await main(page).getByRole('link', { name: 'See a result' }).click();
  await expect(headings.nth(1)).toBeInViewport();
  await expect(page).toHaveURL(/\/services\/shopify#proof$/);

  const questions = page.getByRole('region', { name: 'Asked before signing' });
  const answer = questions.getByText('You pay Shopify for its plan');
  await expect(answer).toBeHidden();
  await questions.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('if the texts of a service do not arrive, Try again fetches them', async ({ page }) => {
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  await page.route('**/assets/catalog/service-seo.*', (route) => route.abort());
  await openFromMenu(page, 'SEO Services');
  const tryAgain = main(page).getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/assets/catalog/service-seo.*');
  await tryAgain.click();
  await expect(heading(page)).toHaveText('SEO Services');
  expect(await isSameDocument()).toBe(true);
});

test('an unknown service is the error page with status 404', async ({ site }) => {
  const { status, body } = await request(site.url, '/services/carpentry');
  const html = body.toString();
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Oops!<\/h1>[\s\S]*404 Not Found/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test('a pointer over a services link of the home page loads its code, and the click loads only the texts of that service', async ({
  page,
}) => {
  await openPage(page, '/');
  const scripts = await recordDownloadedScripts(page);
  const catalogScripts = () => scripts.filter((file) => file.startsWith('/assets/catalog/'));
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'SEO Services' });
  await link.hover();
  await expect.poll(() => catalogScripts().some((file) => file.includes('/services.'))).toBe(true);
  const before = new Set(scripts);
  const isSameDocument = await markDocument(page);
  await link.click();
  await expect(heading(page)).toHaveText('SEO Services');
  const loaded = scripts.filter((file) => !before.has(file));
  expect(loaded).toEqual([expect.stringMatching(/^\/assets\/catalog\/service-seo\.\w+\.js$/)]);
  expect(await isSameDocument()).toBe(true);
});
