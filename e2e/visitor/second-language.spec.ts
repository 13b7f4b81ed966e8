import type { Page } from '@playwright/test';
import { request } from '../support/http.ts';
import { openPage, recordRequests } from '../support/pages/browsing.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { readServedHead } from '../support/pages/read-head.ts';
import { CONTACT_API, newMessage, storedMessagesFrom } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const BENGALI = '/bn/contact';

/** The controls of the form. */
const form = (page: Page) => ({
  name: page.getByLabel('নাম', { exact: true }),
  email: page.getByLabel('ইমেইল', { exact: true }),
  message: page.getByLabel('বার্তা', { exact: true }),
  send: page.getByRole('button', { name: /^(বার্তা পাঠান|পাঠানো হচ্ছে)$/ }),
});

test('each of the two languages names the other, and the sitemap lists both @main', async ({ site }) => {
  for (const [path, lang] of [
    ['/contact', 'en'],
    [BENGALI, 'bn'],
  ] as const) {
    const html = (await request(site.url, path)).body.toString();
    expect(html).toContain(`<html lang="${lang}"`);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, hreflang, href]) => [hreflang, href])).toEqual([
      ['en', `${site.url}/contact`],
      ['bn', `${site.url}${BENGALI}`],
      ['x-default', `${site.url}/contact`],
    ]);
    expect(readServedHead(html).canonicals).toEqual([site.url + path]);
    expect(html).toContain(`"inLanguage":"${lang}"`);
  }
  expect((await request(site.url, '/sitemap.xml')).body.toString()).toContain(`<loc>${site.url}${BENGALI}</loc>`);
  expect((await request(site.url, '/about')).body.toString()).not.toMatch(/<link[^>]* hreflang=/);
});

test('the typeface is loaded by Bengali pages alone, and every Bengali letter has it @full', async ({ page }) => {
  const requests = recordRequests(page);
  await openPage(page, '/contact');
  const isBengali = (path: string) => path.includes('hind-siliguri');
  expect(requests.filter(isBengali)).toEqual([]);
  await openPage(page, BENGALI);
  await expect.poll(() => requests.filter(isBengali).length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['h1', 'main label', 'footer h2', 'header nav button']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName).join(), selector).toContain('Hind Siliguri');
    expect(
      fonts.every(({ isCustomFont }) => isCustomFont),
      selector,
    ).toBe(true);
  }
});

test('a link to the other language opens it as a document of its own, there and back @full', async ({ page }) => {
  await openPage(page, '/contact');
  const bengali = page.getByRole('banner').getByRole('link', { name: 'বাংলা' });
  await expect(bengali).toHaveAttribute('lang', 'bn');
  await expect(bengali).toHaveAttribute('hreflang', 'bn');
  // A drawing: for letters that its fonts do not have, a page would search the system's.
  await expect(bengali).toHaveText('');
  const sizes = await bengali.locator('svg').evaluate((word) => {
    const { width, height } = word.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(word).fontSize);
    return [width / em, height / em];
  });
  expect(sizes).toEqual([expect.closeTo(2.22), expect.closeTo(1)]);
  await bengali.click();
  await expect(page).toHaveURL(BENGALI);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যোগাযোগ করুন');
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'প্রশ্নোত্তর' });
  await expect(faqs).toHaveAttribute('hreflang', 'en');
  await openPage(page, BENGALI);
  await faqs.click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('contentinfo').getByText('Helpful Links')).toBeVisible();
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the form checks, sends and fails in Bengali @main', async ({ page, site }) => {
  const message = newMessage({ name: 'শিরিন আক্তার', message: 'আমাদের একটি দোকান দরকার।' });
  const { name, email, message: text, send } = form(page);
  await openPage(page, BENGALI);
  await send.click();
  await expect(page.getByText('৩টি উত্তর আবার দেখা দরকার')).toBeVisible();
  await expect(name).toHaveAccessibleDescription('ত্রুটি: আপনার নাম লিখুন');
  await expect(page).toHaveTitle(/^ত্রুটি: যোগাযোগ/);
  await name.fill(message.name);
  await email.fill('shirin');
  await text.fill('অ'.repeat(4600));
  await expect(page.getByText('আর ৪০০টি অক্ষর বাকি').first()).toBeVisible();
  await send.click();
  await expect(email).toHaveAccessibleDescription('ত্রুটি: @ চিহ্নসহ ইমেইল ঠিকানা লিখুন, যেমন name@company.com');
  await email.fill(message.email);
  await text.fill(message.message);

  for (const [status, reason] of [
    [503, 'এই মুহূর্তে আমরা বার্তা নিতে পারছি না।'],
    [429, 'মিনিট পরে আবার চেষ্টা করুন'],
  ] as const) {
    await page.route(CONTACT_API, (route) => route.fulfill({ status, json: {} }));
    await send.click();
    const failed = page.getByRole('dialog', { name: 'ত্রুটি' });
    await expect(failed).toContainText(reason);
    await failed.getByRole('button', { name: 'বন্ধ করুন' }).click();
    await page.unroute(CONTACT_API);
  }
  await send.click();
  const sent = page.getByRole('dialog', { name: 'সফল হয়েছে' });
  await expect(sent).toContainText('আপনার বার্তা পাঠানো হয়েছে!');
  await expect(sent).toContainText('+৮৮০ ১৭০০ ০০০০০০');
  expect(await storedMessagesFrom(site.url, message.name)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers in Bengali @full', async ({ page, site }) => {
    const message = newMessage({ name: 'রেহানা চৌধুরী' });
    const { name, email, message: text, send } = form(page);
    await page.goto(BENGALI);
    await name.fill(message.name);
    await text.fill(message.message);
    await send.click();
    await expect(page).toHaveURL(BENGALI);
    await expect(page).toHaveTitle(/^ত্রুটি: যোগাযোগ/);
    await expect(page.getByRole('alert')).toContainText('বার্তা পাঠানো যায়নি');
    await expect(email).toHaveAccessibleDescription('ত্রুটি: আপনার ইমেইল ঠিকানা লিখুন');
    await expect(name).toHaveValue(message.name);
    await email.fill(message.email);
    await send.click();
    await expect(page).toHaveURL(`${BENGALI}?sent=1`);
    await expect(page.getByRole('status')).toContainText('আপনার বার্তা পাঠানো হয়েছে!');
    expect(await storedMessagesFrom(site.url, message.name)).toHaveLength(1);
  });
});

test('a page below /bn that does not exist is the error page in Bengali, and hydrates as such', async ({
  page,
  site,
}) => {
  const pageErrors = await recordPageErrors(page, site.url);
  for (const path of ['/bn/about', '/bn/a/b', '/bn']) {
    const { status, body } = await request(site.url, path);
    expect([path, status, body.toString().includes('<html lang="bn"')]).toEqual([path, 404, true]);
  }
  await openPage(page, '/bn/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('দুঃখিত!');
  await expect(page.getByRole('contentinfo').getByText('দরকারি লিংক')).toBeVisible();
  expect((await pageErrors()).filter((error) => !error.includes('404'))).toEqual([]);
});

test('a path that only looks like Bengali is the English error page, and hydrates as such @full', async ({
  page,
  site,
}) => {
  const pageErrors = await recordPageErrors(page, site.url);
  for (const path of ['/bnx/about', '/BN/about', '/%62n/about', '//bn/about']) {
    const { status, body } = await request(site.url, path);
    expect([path, status, body.toString().includes('<html lang="en"')]).toEqual([path, 404, true]);
  }
  await page.goto(`${site.url}/BN/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  expect((await pageErrors()).filter((error) => !error.includes('404'))).toEqual([]);
});
