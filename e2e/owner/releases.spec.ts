import { join } from 'node:path';
import { copyRelease, edit, fileIn, release } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'Something unclear?';
const NEW = 'Anything unclear?';

test('the log of releases says when, by whom, and what a release changed in words @main', async ({ page, folder }) => {
  test.setTimeout(240_000);
  const site = await startSite({ env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' }, prepared: true });
  try {
    const changed = await copyRelease(join(folder, 'marketing'));
    await edit(await fileIn(changed, 'server/legal.'), (text) => text.replaceAll(OLD, NEW));
    await release(site, 'marketing', changed);
    await page.goto(`${site.url}/admin/releases`);
    const button = page.getByRole('button', { name: 'What changed in marketing 2' });
    const entry = page.getByRole('listitem').filter({ has: button });
    await expect(entry.locator('time')).toBeVisible();
    await expect(entry).toContainText('2 made live');
    await button.click();
    await expect(entry).toContainText('The text of 2 pages differs from version 1.', { timeout: 60_000 });
    for (const path of ['/PrivacyPolicy', '/TermsAndConditions']) await expect(entry.getByText(path)).toBeVisible();
    await expect(entry.locator('del').first()).toHaveText(`Removed: ${OLD}`);
    await expect(entry.locator('ins').first()).toHaveText(`Added: ${NEW}`);
  } finally {
    await site.stop();
  }
});
