import { findFirefox } from '@platform/cli/testing/browser';
import type { Page } from '@playwright/test';
import { expectLoadFailure, navigate, tryAgain } from '../support/faulty-test.ts';
import { holdText, markDocument, openPage, themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import {
  CONTACT_API,
  contactForm,
  contactFormValues,
  EMPTY_FIELDS,
  errorDialog,
  newMessage,
  storedMessagesFrom,
  successDialog,
} from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';
import { cards, filter, search } from './sell-page.ts';

test.skip(
  findFirefox() === undefined && process.env.CI === undefined,
  'There is no Firefox: install firefox-esr 153 or later.',
);

/** Types into the form. `fill` sets a value without the events by which a page in Firefox reads it. */
async function typeMessage(page: Page): Promise<ReturnType<typeof newMessage>> {
  const fields = newMessage();
  for (const name of ['name', 'email', 'subject', 'message'] as const)
    await contactForm(page)[name].pressSequentially(fields[name]);
  return fields;
}

test('the home page hydrates, the theme is kept over a reload, and nothing is logged or refused', async ({
  page,
  site,
}) => {
  const pageErrors = await recordPageErrors(page, site.url);
  await openPage(page, '/');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Next' }).first().click();
  expect(await pageErrors()).toEqual([]);
});

for (const [path, heading] of [
  ['/portfolio', 'Portfolio'],
  ['/portfolio/teesta', 'Teesta Haulage'],
  ['/admin/people', 'People'],
  ['/admin/account', 'Your account'],
  ['/admin/visitors', 'Visitors'],
] as const)
  test(`${path} is shown, and nothing is logged or refused`, async ({ page, site }) => {
    const pageErrors = await recordPageErrors(page, site.url);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.documentElement.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('main')).not.toContainText(/could not|Try again/);
    expect(await pageErrors()).toEqual([]);
  });

test('a message is sent, a failure keeps its text, and sent text does not come back with a reload', async ({
  page,
  site,
}) => {
  await openPage(page, '/contact');
  const fields = await typeMessage(page);
  await page.route(CONTACT_API, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await contactForm(page).send.click();
  await expect(errorDialog(page)).toContainText('Failed to send message');
  await errorDialog(page).getByRole('button', { name: 'Close' }).click();
  expect(await contactFormValues(page)).toEqual(fields);

  await page.reload();
  await waitForHydration(page);
  expect(await contactFormValues(page)).toEqual(fields);
  await contactForm(page).send.click();
  await expect(successDialog(page)).toContainText('Your message has been sent!');
  expect(await storedMessagesFrom(site.url, fields.name)).toMatchObject([fields]);
  await page.reload();
  await waitForHydration(page);
  expect(await contactFormValues(page)).toEqual(EMPTY_FIELDS);
});

test('the header leads to every page within the document, and Back returns @full', async ({ page, site }) => {
  const pageErrors = await recordPageErrors(page, site.url);
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);
  // Unsent text: links open within the document.
  await holdText(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [menu, link, path] of [
    ['Services', /^Ecommerce Websites/, '/services/ecommerce'],
    ['Services', /^Ready-made Websites/, '/sell'],
    ['Company', /^About/, '/about'],
    ['Company', /^Portfolio/, '/portfolio'],
    ['Company', /^Blogs/, '/blogs'],
    ['Company', /^Team/, '/team'],
    ['Company', /^FAQs/, '/faqs'],
    ['Company', /^Contact/, '/contact'],
  ] as const) {
    const before = await heading.textContent();
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('list', { name: menu }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(before ?? '');
  }
  await page.goBack();
  await expect(page).toHaveURL('/faqs');
  await expect(heading).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  // Pictures of a page that is left are not loaded to their end.
  expect((await pageErrors()).filter((error) => !error.endsWith('NS_BINDING_ABORTED'))).toEqual([]);
});

test('websites are filtered and searched, and a phone shows the current filter at first @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/sell/ecommerce?category=Laravel');
  await expect(filter(page, 'Laravel')).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(5);
  await search(page).pressSequentially('parts');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/sell/ecommerce?category=Laravel&q=parts');
  await page.reload();
  await waitForHydration(page);
  await expect(search(page)).toHaveValue('parts');
  await expect(cards(page)).toHaveCount(1);
});

test('a deep link opens its question, and the chat answers @full', async ({ page }) => {
  await openPage(page, '/faqs#cost');
  await expect(page.locator('#cost')).toBeInViewport();
  await expect(
    page
      .locator('details[open]')
      .filter({ has: page.locator('#cost') })
      .or(page.locator('details#cost[open]')),
  ).toBeVisible();
  await openPage(page, '/Chatbot');
  await page.getByRole('textbox', { name: 'Your question' }).pressSequentially('What does a website cost?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('between $499 and $1,799');
});

test('without a connection a link to a remote that is not loaded shows the error page @full', async ({
  page,
  context,
}) => {
  await openPage(page, '/about');
  const isSameDocument = await markDocument(page);
  // Unsent text: links open within the document.
  await holdText(page);
  await context.setOffline(true);
  await navigate(page, '/Chatbot');
  await expectLoadFailure(page);
  expect(await isSameDocument()).toBe(true);
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page).toHaveTitle('Ask the studio · Studio 285');
});
