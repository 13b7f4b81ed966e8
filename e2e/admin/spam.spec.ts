import { randomUUID } from 'node:crypto';
import { holdRequests, openPage, waitForHydration } from '../support/pages/browsing.ts';
import { contactForm, fillContactForm, newMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

test('an advertisement goes to the spam folder with its reason, and Not spam brings it back @main', async ({
  page,
}) => {
  // A search finds words by their beginning, and so messages of other tests whose names have the same numbers.
  const name = `Ada-${randomUUID()}`;
  const message = newMessage({ name, message: 'Online casino: register now for a bonus https://casino.example' });
  await openPage(page, '/contact');
  await fillContactForm(page, message);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/contact'),
  );
  await contactForm(page).send.click();
  expect((await sent).postDataJSON().stamp).toMatch(/^\w+\.[\w-]{43}$/);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: message.name });
  await page.goto(`/admin/messages?q=${encodeURIComponent(message.name)}`);
  await expect(page.getByText('No messages found.')).toBeVisible();
  await page.goto('/admin/messages?state=spam');
  await row.getByRole('link').click();
  const open = page.getByRole('region', { name: 'Message', exact: true });
  await expect(open).toContainText('In spam because');
  await open.getByRole('button', { name: 'Not spam' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/admin/messages');
  await expect(row).toBeVisible();
});

test('a message that was begun before the hydration is sent with its signed time', async ({ page }) => {
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillContactForm(page, newMessage());
  const stamp = page.waitForResponse('**/api/v1/contact/stamp');
  release();
  await waitForHydration(page);
  await stamp;
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/contact'),
  );
  await contactForm(page).send.click();
  expect((await sent).postDataJSON().stamp).toMatch(/^\w+\.[\w-]{43}$/);
  await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
});
