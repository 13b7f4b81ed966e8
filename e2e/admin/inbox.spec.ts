import type { Page } from '@playwright/test';
import { fewPages } from '../expected-pages/pages.ts';
import { request } from '../support/http.ts';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { holdRequests, openPage, recordRequests } from '../support/pages/browsing.ts';
import { contactForm, fillContactForm, newMessage, postMessage, successDialog } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const LIST = '**/api/v1/contact?*';
const MESSAGES = '/admin/messages';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const openMessage = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

test('the inbox shows that it loads, then the messages @main', async ({ page, site }) => {
  const message = newMessage();
  await postMessage(site.url, message);
  const release = await holdRequests(page, LIST);
  await page.goto(MESSAGES);
  await expect(heading(page)).toHaveText('Messages');
  await expect(page.getByRole('banner')).toContainText('Welcome, Admin');
  await expect(status(page)).toHaveText('Loading messages');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('row').filter({ hasText: message.name })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Subject', 'Message', 'Date']);
  await expect(status(page)).toHaveText('');
});

test('a new message appears without a reload and is announced; without one the API responds with 304 @full', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await postMessage(site.url, newMessage());
  await page.goto(MESSAGES);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const poll = async () => {
    const response = page.waitForResponse(LIST);
    await page.clock.runFor(5000);
    return (await response).status();
  };
  expect(await poll()).toBe(304);
  const message = newMessage();
  await postMessage(site.url, message);
  expect(await poll()).toBe(200);
  await expect(page.getByRole('row').nth(1)).toContainText(message.name);
  await expect(status(page)).toHaveText(`New message from ${message.name}`);
});

test('HTML and scripts in a message are shown as text @main', async ({ page, site }) => {
  const code = '<img src=x onerror="window.ran=true"><script>window.ran=true</script>';
  const message = newMessage({
    subject: `<b>bold</b>${code}`,
    message: `</td></table>${code}\n{{7*7}} javascript:alert(1)`,
  });
  expect((await postMessage(site.url, { ...message, name: `${message.name} ${code}` })).status).toBe(201);
  for (const path of [MESSAGES, '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(`${message.name} ${code}`);
    await expect(page.getByRole('main')).toContainText(message.subject);
    await expect(page.locator('main img, main script, main b')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await page.getByRole('link', { name: message.name }).click();
  await expect(openMessage(page)).toContainText(message.message);
  // Its notes have a heading of their own, once they are there.
  await expect(openMessage(page).getByRole('heading', { level: 2 })).toHaveText(message.subject);
  await expect(page.locator('main img, main script, main b')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('text of a right-to-left script has its own direction, in the form, the list and the message', async ({
  page,
}) => {
  const { name, email } = newMessage();
  const fields = { name: `سارة ${name}`, email, subject: 'سؤال عن ACME 2', message: 'شكرا (ACME)\nThank you' };
  await openPage(page, '/contact');
  await fillContactForm(page, fields);
  for (const field of ['name', 'subject', 'message'] as const)
    await expect(contactForm(page)[field]).toHaveCSS('direction', 'rtl');
  await contactForm(page).send.click();
  await expect(successDialog(page)).toBeVisible();

  await page.goto(MESSAGES);
  const link = page.getByRole('link', { name: fields.name });
  await expect(link.getByText(fields.name)).toHaveCSS('direction', 'rtl');
  await expect(link).toHaveCSS('direction', 'ltr');
  await expectNoAxeViolations(page, 0);
  await link.click();
  await expect(openMessage(page).getByRole('heading').first()).toHaveCSS('direction', 'rtl');
  await expect(openMessage(page).getByText(fields.name)).toHaveCSS('direction', 'rtl');
  // Each line of a message has its own direction.
  await expect(openMessage(page).getByText('Thank you')).toHaveCSS('unicode-bidi', 'plaintext');
  await expectNoAxeViolations(page, 1);
});

test('the dashboard leads to the messages without a document load @full', async ({ page, site }) => {
  const message = newMessage();
  await postMessage(site.url, message);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Admin Dashboard');
  await expect(page.getByRole('main')).toContainText(message.name);
  const requests = recordRequests(page);
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(heading(page)).toHaveText('Messages');
  expect(requests.filter((path) => path.startsWith('/admin'))).toEqual([]);
});

test.describe('the server sends', () => {
  test('a skeleton that is not cached and contains no message', async ({ site }) => {
    const message = newMessage();
    await postMessage(site.url, message);
    for (const path of ['/admin', MESSAGES]) {
      const { status, headers, body } = await request(site.url, path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      const html = body.toString();
      for (const text of [message.name, message.email, message.message, '<table', '<h1', '<footer', 'Welcome']) {
        expect(html, `${path} ${text}`).not.toContain(text);
      }
      expect(html).not.toMatch(/(src|href)="\/assets\/(?!(shell|admin)\/)/);
    }
  });

  test('to the admin area only code of the shell and admin, and responses of the API', async ({ page, site }) => {
    await postMessage(site.url, newMessage());
    for (const path of ['/admin', MESSAGES]) {
      const requests = recordRequests(page);
      await page.goto(path);
      await expect(page.locator('main time').first()).toBeVisible();
      await page.mouse.move(100, 100);
      await page.mouse.wheel(0, 500);
      // The registry is read if the pointer happens to be at a link.
      const isExpected = /^\/(assets\/((shell|admin)\/|heartbeat\.js$)|api\/registry$)/;
      const otherRequests = () => {
        const others = requests.filter((requested) => !isExpected.test(requested));
        return [...new Set(others)].sort();
      };
      const expected = [path, '/api/session', '/api/v1/contact', '/api/v1/contact/summary'];
      expected.push(...(path === '/admin' ? ['/api/v1/site', '/api/v1/contact/mail'] : ['/api/v1/contact/count']));
      await expect.poll(otherRequests).toEqual(expected.sort());
      expect(requests.filter((requested) => requested.startsWith('/assets/admin/')).length).toBeGreaterThan(0);
      page.removeAllListeners('request');
    }
  });

  test('to public pages nothing of admin @full', async ({ page }) => {
    const requests = recordRequests(page);
    for (const { path } of fewPages) {
      await openPage(page, path);
      await page.mouse.move(100, 100);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    }
    expect(requests.length).toBeGreaterThan(fewPages.length);
    expect(requests.filter((requested) => /admin|session/.test(requested))).toEqual([]);
  });
});
