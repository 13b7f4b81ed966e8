import type { Page, Route } from '@playwright/test';
import { requestHtml } from '../support/http.ts';
import { holdText, openPage, recordRequests } from '../support/pages/browsing.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

/** The lists of a services page, by the addresses of their requests. */
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
    respond: (list: List) => routeOf(list).fulfill({ json: FETCHED[list] }),
    fail: (list: List) => routeOf(list).fulfill({ status: 500, json: {} }),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Goes to a services page through the header’s menu. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await holdText(page);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await page.getByRole('list', { name: 'Services' }).getByRole('link', { name }).click();
}

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
  test(`/services/${slug} is complete in the HTML, and requests no list and no code of other remotes`, async ({
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
  });
}

test('a service opens with price, time and first step; See results leads to the cases, and a question opens by keyboard @main', async ({
  page,
}) => {
  await openPage(page, '/services/shopify');
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'What you get',
    'The full price before checkout',
    'Results',
    'What clients say',
    'Questions before you sign',
    'Other services',
    'Send us your product list.',
  ]);
  await expect(main(page).getByRole('term')).toHaveText(['From', 'Time', 'First step']);

  await main(page).getByRole('link', { name: 'See results' }).click();
  await expect(headings.nth(2)).toBeInViewport();
  await expect(page).toHaveURL(/\/services\/shopify#case-studies$/);

  const questions = page.getByRole('region', { name: 'Questions before you sign' });
  await expect(questions.getByText('You pay Shopify for its plan')).toBeVisible();
  const answer = questions.getByText('If it is sound, we change what you need');
  await expect(answer).toBeHidden();
  await questions.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('a service leads to the same place from the home page and from a services page', async ({ page }) => {
  /** Returns the addresses of the links in a section by the headings beside them. */
  const linksIn = (section: string) =>
    page
      .getByRole('region', { name: section })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .evaluateAll((items) =>
        Object.fromEntries(
          items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('a')?.getAttribute('href')]),
        ),
      );
  await openPage(page, '/');
  const home = await linksIn('What We Do');
  await openPage(page, '/services/ecommerce');
  const listed = await linksIn('Other services');
  const both = Object.keys(home).filter((title) => title in listed);
  expect(both).toEqual([
    'Shopify Development',
    'WordPress Websites',
    'MERN Applications',
    'Digital Marketing',
    'Custom Web Solutions',
    'SEO Services',
    'UI/UX Design',
  ]);
  for (const title of both) expect([title, listed[title]]).toEqual([title, home[title]]);
});

test('if the texts of a service cannot be read, its title and the lists are shown @full', async ({ page }) => {
  const log = recordConsole(page);
  await openPage(page, '/about');
  await page.route('**/api/content/services/seo', (route) => route.abort());
  await openFromMenu(page, 'SEO Services');
  await expect(heading(page)).toHaveText('SEO Services');
  for (const list of LISTS) await expect(main(page)).toContainText(BUILT_IN[list]);
  expect(log.filter((line) => line.includes('/api/content/services/seo could not be read'))).toHaveLength(1);
});

test('pointing at a link loads the page’s code, texts and lists, and the click requests none of them @full', async ({
  page,
}) => {
  await openPage(page, '/about');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|^\/assets\/catalog\/.*\.js$/.test(pathname)) requests.push(pathname);
  });
  const responses = LISTS.map((list) => page.waitForResponse(`**${list}`));
  const texts = page.waitForResponse('**/api/content/services/seo');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'SEO Services' });
  await link.hover();
  for (const response of [...responses, texts]) await (await response).finished();
  const before = requests.length;
  await link.click();
  await expect(heading(page)).toHaveText('SEO Services');
  await expect(main(page)).toContainText(BUILT_IN['/api/services']);
  expect(requests.slice(before).filter((path) => !path.includes('/poster.'))).toEqual([]);
});

for (const failing of inTurn(LISTS, 1)) {
  test(`if ${failing} fails, its built-in entries are shown and the failure is logged`, async ({ page }) => {
    const log = recordConsole(page);
    await openPage(page, '/about');
    const { requested, respond, fail } = await holdLists(page);
    await openFromMenu(page, 'SEO Services');
    await expect.poll(requested).toHaveLength(3);
    for (const list of LISTS) await (list === failing ? fail(list) : respond(list));
    await expect(heading(page)).toHaveText('SEO Services');
    for (const list of LISTS) {
      await expect(main(page)).toContainText(list === failing ? BUILT_IN[list] : FETCHED_TEXT[list]);
      const errors = log.filter((line) => line.startsWith(`console error: ${list} could not be read`));
      expect(errors).toHaveLength(list === failing ? 1 : 0);
    }
  });
}
