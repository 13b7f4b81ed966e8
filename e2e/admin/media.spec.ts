import { png } from '../support/png.ts';
import { expect, test } from '../support/test.ts';

test('a picture is uploaded, described, used, not deleted while it is used, and then deleted @main', async ({
  page,
  site,
}) => {
  await page.goto('/admin/media');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles([
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'kettle.png', mimeType: 'image/png', buffer: png(700, 500) },
  ]);
  await expect(page.getByText('page.png was refused')).toBeVisible();
  const pane = page.getByRole('region', { name: 'kettle.png' });
  await expect(pane.getByText('700 × 500')).toBeVisible();
  await expect(page.getByRole('button', { name: 'kettle.png No alternative text' })).toBeVisible();
  await pane.getByLabel('Alternative text').fill('A kettle on a table');
  await pane.getByLabel('Alternative text').blur();
  await expect(pane.getByText('Saved', { exact: true })).toBeVisible();

  const id = new URL(page.url()).searchParams.get('picture');
  const src = await page
    .getByRole('button', { name: /kettle\.png/ })
    .locator('img')
    .getAttribute('src');
  const file = await page.request.get(site.url + src);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const created = await page.request.post('/api/v1/content/posts', { data: { data: { body: `![](/media/${id})` } } });
  const { id: entry } = await created.json();
  await page.reload();
  await expect(pane.getByText('Used in 1 place')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  expect((await page.request.delete(`/api/v1/media/${id}`)).status()).toBe(409);

  await page.request.put(`/api/v1/content/posts/${entry}`, { data: { base: 1, data: { body: 'None.' } } });
  await page.reload();
  await pane.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(pane).toHaveCount(0);
  await expect(page.getByRole('button', { name: /kettle\.png/ })).toHaveCount(0);
});
