import type { Page } from '@playwright/test';
import { expectedPages } from '../expected-pages/pages.ts';
import { stubAccount, stubPeople, stubVisitors } from '../support/pages/admin-stubs.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import { pressAll, translate } from '../support/pages/translate.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Pages with one heading each that need the API; the code of the dashboard and of the messages is loaded at once. */
const pages = expectedPages.filter(
  ({ path, isPrivate, fullTierOnly }) => isPrivate && path !== '/admin/invitation' && (testAll || !fullTierOnly),
);

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

for (const { path, heading } of pages)
  test(`${path} says that the API does not answer, and is whole when it is tried again`, async ({ page }) => {
    const lines = recordConsole(page);
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(path);
    await expect(tryAgain(page)).toBeVisible();
    await page.unroute('**/api/v1/**');
    while (await tryAgain(page).isVisible()) {
      await tryAgain(page).click();
      await page.waitForLoadState('networkidle');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });

const OWN = [
  { path: '/admin/people', chunk: 'people', heading: 'People', stub: stubPeople },
  { path: '/admin/account', chunk: 'people', heading: 'Your account', stub: stubAccount },
  { path: '/admin/visitors', chunk: 'visitors', heading: 'Visitors', stub: stubVisitors },
];

for (const { path, chunk, heading, stub } of OWN) {
  test(`${path} is shown when its code could not be loaded once`, async ({ page }) => {
    await stub(page);
    await page.route(`**/assets/admin/${chunk}.*`, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  test(`each control of ${path} works when the page is translated`, async ({ page }) => {
    await stub(page);
    await page.goto(path);
    await expect(page.getByRole('main').locator('form, dl').first()).toBeVisible();
    const lines = recordConsole(page);
    await translate(page);
    expect(await pressAll(page)).toBeGreaterThan(0);
    expect(lines.filter((line) => /^uncaught|NotFoundError/.test(line))).toEqual([]);
  });
}

for (const path of ['/admin', '/admin/questions', '/admin/releases'])
  test(`each control of ${path} works when the page is translated`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const lines = recordConsole(page);
    await translate(page);
    await pressAll(page);
    expect(lines.filter((line) => /^uncaught|NotFoundError/.test(line))).toEqual([]);
  });

test('a page of the admin area whose remote is missing is the error page until it is there again', async ({ page }) => {
  await page.route('**/assets/admin/**', (route) => route.abort());
  await page.goto('/admin/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await page.unroute('**/assets/admin/**');
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
});
