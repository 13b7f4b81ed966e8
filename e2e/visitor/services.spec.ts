import type { Page, Route } from '@playwright/test';
import { codeFromSite, markDocument, open, scriptsOf } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';
import { inTurn, testAll } from '../support/tier.ts';

const LISTS = ['/api/services', '/api/case-studies', '/api/testimonials'] as const;
type List = (typeof LISTS)[number];

/** One entry of each list, such as is nowhere built in. */
const OWN = {
  '/api/services': [{ title: 'Lighthouses', description: 'Built on rock.' }],
  '/api/case-studies': [{ title: 'The lamp that stayed on', description: 'It burned.' }],
  '/api/testimonials': [{ text: 'We saw the shore.', clientName: 'A Captain', position: 'At sea' }],
} as const satisfies Record<List, readonly object[]>;

/** An entry that is built in. */
const BUILT_IN = {
  '/api/services': 'Mobile Apps',
  '/api/case-studies': 'Pathshala: lessons on a slow connection',
  '/api/testimonials': 'Farhana Rahman',
} as const satisfies Record<List, string>;

const OWN_TEXT = {
  '/api/services': 'Lighthouses',
  '/api/case-studies': 'The lamp that stayed on',
  '/api/testimonials': 'A Captain',
} as const satisfies Record<List, string>;

/** Answers the calls for the three lists one by one. */
async function holdLists(page: Page) {
  const held = new Map<List, Route>();
  for (const list of LISTS) await page.route(`**${list}`, (route) => void held.set(list, route));
  const routeOf = (list: List) => {
    const route = held.get(list);
    if (!route) throw new Error(`${list} was not asked for`);
    return route;
  };
  return {
    asked: () => [...held.keys()].sort(),
    forget: () => held.clear(),
    answer: (list: List) => routeOf(list).fulfill({ json: OWN[list] }),
    refuse: (list: List) => routeOf(list).fulfill({ status: 500, json: {} }),
    cut: (list: List) => routeOf(list).abort(),
    garble: (list: List) => routeOf(list).fulfill({ json: [{ title: 7 }] }),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.getByRole('main').getByRole('status');
const main = (page: Page) => page.getByRole('main');

/** Goes to a services page by the header’s menu. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('list', { name: 'Services' }).getByRole('link', { name }).click();
}

/** Error lines of the console that name a list. */
function loggedOf(page: Page): (list: List) => string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text());
  });
  return (list) => lines.filter((line) => line.startsWith(`${list} could not be read`));
}

test('a navigation says LOADING..... until the slowest of three calls is answered', async ({ page }) => {
  await open(page, '/about');
  const isMarked = await markDocument(page);
  const { asked, answer } = await holdLists(page);
  await follow(page, 'SEO Services');
  await expect.poll(asked).toEqual([...LISTS].sort());
  await expect(loading(page)).toHaveText('LOADING.....');
  await expect(page).toHaveTitle('SEO Services · Studio 285');
  for (const list of ['/api/testimonials', '/api/services'] as const) {
    const finished = page.waitForResponse(`**${list}`);
    await answer(list);
    await (await finished).finished();
    await expect(loading(page)).toHaveText('LOADING.....');
    await expect(main(page)).not.toContainText(OWN_TEXT[list]);
  }
  await answer('/api/case-studies');
  await expect(heading(page)).toHaveText('SEO Services');
  await expect(loading(page)).toHaveCount(0);
  for (const list of LISTS) {
    await expect(main(page)).toContainText(OWN_TEXT[list]);
    await expect(main(page)).not.toContainText(BUILT_IN[list]);
  }
  expect(await isMarked()).toBe(true);
});

/** Titles by slug. */
const SERVICES = [
  ['ecommerce', 'Ecommerce Websites'],
  ['wordpress', 'WordPress Websites'],
  ['digital-marketing', 'Digital Marketing'],
  ['shopify', 'Shopify Development'],
  ['mern', 'MERN Applications'],
  ['seo', 'SEO Services'],
] as const;

for (const [slug, title] of inTurn(SERVICES, 0)) {
  test(`/services/${slug} arrives complete, with its drawing, and asks for no list and no code of others`, async ({
    page,
    site,
  }) => {
    const html = (await ask(site.url, `/services/${slug}`)).body.toString();
    for (const list of LISTS) expect(html).toContain(BUILT_IN[list]);
    expect(html).not.toContain('LOADING');

    const { asked } = await holdLists(page);
    const scripts = scriptsOf(page);
    await open(page, `/services/${slug}`);
    await expect(heading(page)).toHaveText(title);
    for (const list of LISTS) await expect(main(page)).toContainText(BUILT_IN[list]);
    expect(asked()).toEqual([]);
    expect(scripts.some((script) => script.startsWith('/assets/catalog/'))).toBe(true);
    expect(scripts.filter((script) => /^\/assets\/(marketing|admin|chat)\//.test(script))).toEqual([]);

    const drawing = main(page).locator('svg[viewBox$="120 90"]');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(200);
  });
}

for (const failing of inTurn(LISTS, 1)) {
  test(`${failing} failing: its built-in entries are shown and the failure is logged`, async ({ page }) => {
    const logged = loggedOf(page);
    await open(page, '/about');
    const { asked, answer, refuse } = await holdLists(page);
    await follow(page, 'SEO Services');
    await expect.poll(asked).toHaveLength(3);
    for (const list of LISTS) await (list === failing ? refuse(list) : answer(list));
    await expect(heading(page)).toHaveText('SEO Services');
    for (const list of LISTS) {
      await expect(main(page)).toContainText(list === failing ? BUILT_IN[list] : OWN_TEXT[list]);
      expect(logged(list)).toHaveLength(list === failing ? 1 : 0);
    }
  });
}

test('all failing, each in its way: the page is shown with what is built in', async ({ page }) => {
  test.skip(!testAll, 'services/page.test.tsx shows it without a browser');
  const logged = loggedOf(page);
  await open(page, '/about');
  const { asked, refuse, cut, garble } = await holdLists(page);
  await follow(page, 'SEO Services');
  await expect.poll(asked).toHaveLength(3);
  await refuse('/api/services');
  await cut('/api/case-studies');
  await garble('/api/testimonials');
  await expect(heading(page)).toHaveText('SEO Services');
  for (const list of LISTS) {
    await expect(main(page)).toContainText(BUILT_IN[list]);
    expect(logged(list)).toHaveLength(1);
  }
});

test('one hanging: LOADING..... stays, and leaving aborts the calls', async ({ page }) => {
  const logged = loggedOf(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (request.failure()?.errorText === 'net::ERR_ABORTED') aborted.push(pathname);
  });
  await open(page, '/about');
  const isMarked = await markDocument(page);
  const { asked, answer } = await holdLists(page);
  await follow(page, 'SEO Services');
  await expect.poll(asked).toHaveLength(3);
  const finished = page.waitForResponse('**/api/services');
  await answer('/api/services');
  await (await finished).finished();
  await expect(loading(page)).toHaveText('LOADING.....');

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(heading(page)).toHaveText('FAQs');
  await expect.poll(() => [...aborted].sort()).toEqual(['/api/case-studies', '/api/testimonials']);
  await expect(page).toHaveTitle('FAQs · Studio 285');
  await expect(main(page)).not.toContainText('Lighthouses');
  for (const list of LISTS) expect(logged(list)).toEqual([]);
  expect(await isMarked()).toBe(true);
});

test('leaving for another services page aborts the calls of the first; the second loads, and so does a third', async ({
  page,
}) => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname));
  await open(page, '/about');
  const { asked, answer, forget } = await holdLists(page);
  await follow(page, 'SEO Services');
  await expect.poll(asked).toHaveLength(3);
  forget();
  await follow(page, 'Shopify Development');
  await expect.poll(asked).toHaveLength(3);
  await expect.poll(() => [...aborted].sort()).toEqual([...LISTS].sort());
  for (const list of LISTS) await answer(list);
  await expect(heading(page)).toHaveText('Shopify Development');
  await expect(main(page)).toContainText('Lighthouses');

  forget();
  await follow(page, 'MERN Applications');
  await expect.poll(asked).toHaveLength(3);
  await expect(loading(page)).toHaveText('LOADING.....');
  for (const list of LISTS) await answer(list);
  await expect(heading(page)).toHaveText('MERN Applications');
  await expect(main(page)).toContainText('Lighthouses');
});

test('an unknown service is the 404 page, and answered as such', async ({ site }) => {
  const { status, body } = await ask(site.url, '/services/carpentry');
  const html = body.toString();
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Oops!<\/h1>[\s\S]*404 Not Found/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test('from home, a click on a service that was pointed at asks for no code', async ({ page }) => {
  await open(page, '/');
  const code = await codeFromSite(page);
  const catalogCode = () => code.filter((file) => file.startsWith('/assets/catalog/'));
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'SEO Services' });
  await link.hover();
  await expect.poll(() => catalogCode().some((file) => file.includes('/services.'))).toBe(true);
  const before = [...code];
  const isMarked = await markDocument(page);
  await link.click();
  await expect(heading(page)).toHaveText('SEO Services');
  expect(code).toEqual(before);
  expect(await isMarked()).toBe(true);
});
