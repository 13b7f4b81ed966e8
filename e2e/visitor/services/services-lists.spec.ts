import type { Page } from '@playwright/test';
import { markDocument, openPage } from '../../support/pages/browsing.ts';
import { recordConsole } from '../../support/pages/page-errors.ts';
import { expect, test } from '../../support/test.ts';
import { inTurn } from '../../support/tier.ts';
import {
  BUILT_IN,
  FETCHED_TEXT,
  heading,
  holdLists,
  LISTS,
  type List,
  loading,
  main,
  openFromMenu,
} from './services-page.ts';

/** Records console errors about the lists. */
function recordListErrors(page: Page): (list: List) => string[] {
  const log = recordConsole(page);
  return (list) => log.filter((line) => line.startsWith(`console error: ${list} could not be read`));
}

test('a navigation shows LOADING..... until the slowest of three requests has a response @full', async ({ page }) => {
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

test('pointing at a link loads the page’s code, texts and lists, and the click asks for none of them @full', async ({
  page,
}) => {
  await openPage(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|^\/assets\/catalog\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  const responses = LISTS.map((list) => page.waitForResponse(`**${list}`));
  const texts = page.waitForResponse('**/service-seo.*.js');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  const link = page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'SEO Services' });
  await link.hover();
  for (const response of [...responses, texts]) await (await response).finished();
  const before = asked.length;
  await link.click();
  await expect(heading(page)).toHaveText('SEO Services');
  await expect(main(page)).toContainText(BUILT_IN['/api/services']);
  expect(asked.slice(before).filter((path) => !path.includes('/poster.'))).toEqual([]);
});

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

// In the full tier: services/page.test.tsx tests the same without a browser.
test('if all lists fail, each in another way, the page shows the built-in entries @full', async ({ page }) => {
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

test('while a list hangs, LOADING..... stays, and leaving the page aborts the requests @full', async ({ page }) => {
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

// In the full tier: services/page.test.tsx tests the same without a browser.
test('leaving for another services page aborts the requests of the first; the second and a third load @full', async ({
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

// In the full tier: services/page.test.tsx tests the order without a browser.
test('the entries of a service come first in fetched lists, too @full', async ({ page }) => {
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
