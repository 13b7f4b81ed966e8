import { newMessage, postMessage, storedMessages } from '../support/servers/messages.ts';
import { openDatabase, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test('many old messages stay until the admin confirms their number and date', async ({ page, folder }) => {
  test.skip(
    !testAll,
    'starts two sites; retention.test.ts and messages-changes.test.tsx test the parts: npm run test:all',
  );
  const env = { OWNER_ACCESS: 'loopback', RETENTION_DAYS: '30' };
  const first = await startSite({ dataDir: folder, env, prepared: true });
  for (let i = 0; i < 3; i += 1) await postMessage(first.url, newMessage());
  await first.stop();
  const database = openDatabase(folder);
  database.exec(`update messages set arrived = '0180' || substr(arrived, 5), created_at = '2022-04-06T12:00:00.000Z'
    where arrived < (select max(arrived) from messages)`);
  database.close();

  const site = await startSite({ dataDir: folder, env });
  try {
    expect(await storedMessages(site.url)).toHaveLength(3);
    await page.goto(`${site.url}/admin/messages`);
    await expect(page.getByText(/^2 messages from before .* are due to be deleted/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete 2 messages' }).click();
    const question = page.getByRole('dialog', { name: 'Delete old messages?' });
    await question.getByRole('button', { name: 'Keep them' }).click();
    expect(await storedMessages(site.url)).toHaveLength(3);
    await page.getByRole('button', { name: 'Delete 2 messages' }).click();
    await question.getByRole('button', { name: 'Delete 2 messages' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(/due to be deleted/)).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await storedMessages(site.url)).toHaveLength(1);
    await expect.poll(site.output).toContain('old messages kept');
  } finally {
    await site.stop();
  }
});
