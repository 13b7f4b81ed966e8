import { join } from 'node:path';
import { copyRelease, edit, fileIn, release } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const OLD = 'It answers from this site';
const NEW = 'It quotes this site';

test('the log of releases says when, by whom, and what a release changed in words @main', async ({ page, folder }) => {
  test.setTimeout(240_000);
  const folders = ['shell', 'chat-mfe', 'admin-mfe'].map((name) => `${name}/dist`);
  const site = await startSite({ folders, env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback' } });
  try {
    const changed = await copyRelease(join(folder, 'chat'), 'chat-mfe');
    await edit(await fileIn(changed, 'server/chatbot.'), (text) => text.replaceAll(OLD, NEW));
    await release(site, 'chat', changed);
    await page.goto(`${site.url}/admin/releases`);
    const button = page.getByRole('button', { name: 'What changed in chat 2' });
    const entry = page.getByRole('listitem').filter({ has: button });
    await expect(entry.locator('time')).toBeVisible();
    await expect(entry).toContainText('2 made live');
    await button.click();
    await expect(entry).toContainText('The text of one page differs from version 1.', { timeout: 60_000 });
    await expect(entry.getByText('/Chatbot')).toBeVisible();
    await expect(entry.locator('del').first()).toContainText(`Removed: ${OLD}`);
    await expect(entry.locator('ins').first()).toContainText(`Added: ${NEW}`);
  } finally {
    await site.stop();
  }
});
