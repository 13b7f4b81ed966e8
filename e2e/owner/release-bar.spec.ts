import { join } from 'node:path';
import { request } from '../support/http.ts';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { waitForHydration } from '../support/pages/browsing.ts';
import { recordPageErrors } from '../support/pages/page-errors.ts';
import { release, withOtherEntry } from '../support/servers/releases.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a long password';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD }, prepared: true });
});
test.afterAll(async () => {
  await site.stop();
});

test('people who are signed in see which releases a page is made of, and look at an earlier one', async ({
  page,
  folder,
}) => {
  test.setTimeout(240_000);
  const first = ((await (await fetch(`${site.url}/api/registry`)).json()) as Registry).microFrontends.marketing?.[0];
  const other = await withOtherEntry(join(folder, 'other'), 'second');
  await release(site, 'marketing', other.folder);
  const visitor = await request(site.url, '/about');

  await page.request.post(`${site.url}/api/session`, { data: { password: PASSWORD } });
  await page.goto(`${site.url}/admin/releases`);
  await page.getByRole('button', { name: 'Name releases on the pages' }).click();
  await page.waitForURL(`${site.url}/`);
  const errors = await recordPageErrors(page, site.url);
  await page.goto(`${site.url}/about`);
  await waitForHydration(page);
  const bar = page.getByRole('region', { name: 'Releases' });
  await bar.getByText('Releases', { exact: true }).press('Enter');
  await expect(bar.getByRole('listitem').filter({ hasText: 'marketing' })).toContainText('live, 100 % of visitors');
  await expect(bar.getByRole('listitem')).toHaveCount(5);
  await expectNoAxeViolations(page, 0);
  await expectNoAxeViolations(page, 3);
  await expectNoHorizontalScroll(page);
  expect(await errors()).toEqual([]);

  await bar.getByRole('combobox', { name: 'Version of marketing' }).selectOption(first?.metadata.version ?? '');
  await bar.getByRole('button', { name: 'Look at this version of marketing' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(`marketing ${first?.metadata.version.slice(0, 10)}`);
  expect(new URL(page.url()).pathname).toBe('/about');
  await bar.getByText('Releases', { exact: true }).click();
  await expect(bar.getByRole('listitem').filter({ hasText: 'marketing' })).toContainText('not live');
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/about`);
  await expect(tab.getByRole('region', { name: 'Releases' })).toBeVisible();
  await expect(tab.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await tab.close();
  await page.reload();
  await preview.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(preview).toHaveCount(0);

  // Visitors' pages are as before, with the cookie, too.
  for (const headers of [{}, { cookie: 'page-bar=on' }]) {
    const { body } = await request(site.url, '/about', { headers });
    expect(body.equals(visitor.body)).toBe(true);
  }
  await bar.getByText('Releases', { exact: true }).click();
  await bar.getByRole('button', { name: 'Hide releases' }).click();
  await expect(bar).toHaveCount(0);
});

interface Registry {
  readonly microFrontends: Readonly<Record<string, readonly { readonly metadata: { readonly version: string } }[]>>;
}
