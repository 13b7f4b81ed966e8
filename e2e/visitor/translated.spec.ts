import type { Page } from '@playwright/test';
import { samplePages } from '../expected-pages/pages.ts';
import { openPage, stubMap } from '../support/pages/browsing.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import { pressAll, translate } from '../support/pages/translate.ts';
import {
  CONTACT_API,
  contactForm,
  contactFormValues,
  errorDialog,
  fillContactForm,
  newMessage,
  postMessage,
  storedMessagesFrom,
  successDialog,
} from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

/** Returns a function that expects that React could change the page so far. */
async function openTranslated(page: Page, path: string): Promise<() => void> {
  await stubMap(page);
  const lines = recordConsole(page);
  await openPage(page, path);
  await translate(page);
  // A section that was translated before it was hydrated is rendered anew, which React reports as error 418.
  return () => expect(lines.filter((line) => /^uncaught|NotFoundError/.test(line) && !/#418/.test(line))).toEqual([]);
}

for (const { path } of inTurn(samplePages, 0))
  test(`each control of ${path} works when the page is translated`, async ({ page }) => {
    const expectNoError = await openTranslated(page, path);
    await pressAll(page);
    for (const menu of await page.getByRole('banner').getByRole('button').all()) await menu.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/Oops|stopped/);
    expectNoError();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the titles of a translated home page go on being typed', async ({ page }) => {
    const expectNoError = await openTranslated(page, '/');
    const hero = page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
    const title = hero.locator('[data-shown=true]').getByRole('heading');
    for (const _ of ['second', 'third']) {
      const before = (await title.textContent()) ?? '';
      await hero.getByRole('button', { name: 'Next' }).click();
      await expect(title).not.toHaveText(before);
      // While it is typed, its other letters are in a second element.
      await expect(title.locator('span')).toHaveCount(1);
    }
    expectNoError();
  });
});

test('the filters of a translated shelf and of the blog work', async ({ page }) => {
  const expectNoError = await openTranslated(page, '/sell/ecommerce');
  const main = page.getByRole('main');
  for (const [name, cards] of [
    ['Laravel', 5],
    ['Shopify', 3],
    ['All', 19],
  ] as const) {
    await main.getByRole('navigation', { name: 'Category' }).getByRole('link', { name }).click();
    await expect(main.locator('li:has(h2)')).toHaveCount(cards);
  }
  await page.getByRole('searchbox').fill('parts');
  await expect(main.locator('li:has(h2)')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing has this');
  await expect(main.getByRole('status').filter({ hasText: 'No ' })).toBeVisible();
  expectNoError();
  const expectNone = await openTranslated(page, '/blogs');
  const latest = page.getByRole('region', { name: 'Latest posts' });
  await latest.getByRole('link', { name: 'Food', exact: true }).click();
  await expect(latest.getByRole('article')).toHaveCount(1);
  await latest.getByRole('link', { name: 'Food', exact: true }).click();
  expectNone();
});

test('a translated form keeps what was typed when sending fails, and sends it @main', async ({ page, site }) => {
  const expectNoError = await openTranslated(page, '/contact');
  const fields = newMessage();
  await contactForm(page).send.click();
  await expect(page.getByText('Enter your name').first()).toBeVisible();
  await fillContactForm(page, fields);
  await page.route(CONTACT_API, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await contactForm(page).send.click();
  await expect(errorDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await contactFormValues(page)).toEqual(fields);
  await contactForm(page).send.click();
  await expect(successDialog(page)).toBeVisible();
  expect(await storedMessagesFrom(site.url, fields.name)).toHaveLength(1);
  expectNoError();
});

test('a translated chat answers, retries and is cleared', async ({ page }) => {
  const expectNoError = await openTranslated(page, '/Chatbot');
  const log = page.getByRole('log');
  await page.getByRole('button', { name: 'What does a website cost?' }).click();
  await expect(log).toContainText('$499');
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('textbox', { name: 'Your question' }).fill('cost');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(log).not.toContainText('Not sent');
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(log).not.toContainText('You:');
  expectNoError();
});

test('a translated inbox opens, selects, archives and restores messages', async ({ page, site }) => {
  const message = newMessage();
  await postMessage(site.url, message);
  await page.goto('/admin/messages');
  const row = page.getByRole('row').filter({ hasText: message.name });
  await expect(row).toBeVisible();
  const lines = recordConsole(page);
  await translate(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(message.message);
  await row.getByRole('checkbox').check();
  await page.keyboard.press('e');
  await expect(page.getByText(/^1 message archived/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toBeVisible();
  expect(lines.filter((line) => /^uncaught|NotFoundError/.test(line))).toEqual([]);
});

test('a page that cannot be changed, because its nodes are gone, is rendered once more', async ({ page }) => {
  await openPage(page, '/blogs');
  const latest = page.getByRole('region', { name: 'Latest posts' });
  await latest.getByRole('article').evaluateAll((articles) => {
    for (const article of articles) article.parentElement?.remove();
  });
  await latest.getByRole('link', { name: 'Food', exact: true }).click();
  await expect(latest.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from our work');
});
