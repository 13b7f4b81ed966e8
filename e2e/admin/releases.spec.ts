import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import type { Page } from '@playwright/test';
import { liveVersions } from '../support/http.ts';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { release, withOtherEntry } from '../support/servers/releases.ts';
import { type Site, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

let own: Site;
test.beforeEach(async () => {
  own = await startSite({ prepared: true, env: { OWNER_ACCESS: 'loopback', RATE_LIMITS: 'off' } });
});
test.afterEach(() => own.stop());

const marketingIn = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'marketing', exact: true }) });

// In the full tier: releases-page.test.tsx and routes.test.ts test the same without a site.
test('the admin takes a release back, and ends a canary, after a question @full', async ({ page, folder }) => {
  const { marketing: first = '' } = await liveVersions(own.url);
  const { version: second } = await release(own, 'marketing', (await withOtherEntry(folder, 'second')).folder);
  await page.goto(`${own.url}/admin/releases`);
  const row = marketingIn(page);
  await expect(row).toContainText(/In analysis, \d+ of 15 min/);
  await expect(row.getByTitle(second)).toHaveText('2');
  await expectNoAxeViolations(page, 0);

  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back marketing?' });
  await expectNoAxeViolations(page, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await liveVersions(own.url)).marketing).toBe(second);

  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByLabel('Why, for the log').fill('Last month’s hours');
  await dialog.getByRole('button', { name: 'Roll back to 1' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /Rolled back to 1.*Last month’s hours.*admin/,
  );
  expect((await liveVersions(own.url)).marketing).toBe(first);

  const client = createSiteClient(own.url, publishToken(own.dataDir));
  await client('POST', '/api/canaries', { name: 'marketing', version: second, traffic: 5 });
  await page.reload();
  await expect(row).toContainText('5 % see 2');
  await row.getByRole('button', { name: 'End canary' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End canary' }).click();
  await expect(row).not.toContainText('5 % see 2');
  await expect(row).toContainText('all');
});
