import type { Locator, Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { holdRequests, markDocument, openPage, stubMap, waitForHydration } from '../support/pages/browsing.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import {
  CONTACT_API,
  contactForm,
  contactFormValues,
  EMPTY_FIELDS,
  errorDialog,
  fillContactForm,
  newMessage,
  storedMessagesFrom,
  successDialog,
} from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Counts the messages that a page sends from now on. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/contact')) count += 1;
  });
  return () => count;
}

test.describe('a message', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Dhaka' });

  test('goes from the home page to the admin’s inbox, with its local date @main', async ({ page, site }) => {
    const fields = newMessage();
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    await expect(contactForm(page).subject).toHaveValue('Appointment');
    await expect(page).toHaveURL('/contact?subject=Appointment');
    await fillContactForm(page, fields);
    await contactForm(page).send.click();
    await expect(successDialog(page)).toBeVisible();
    await expect(successDialog(page)).toHaveAccessibleDescription(
      /^Your message has been sent! Someone who could do the work/,
    );
    await expect(successDialog(page).locator('[data-icon="success"]')).toBeVisible();
    await expect(successDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await contactFormValues(page)).toEqual(EMPTY_FIELDS);
    await page.keyboard.press('Escape');
    await expect(successDialog(page)).toHaveCount(0);
    await expect(contactForm(page).send).toBeFocused();
    expect(await isSameDocument()).toBe(true);

    const [stored] = await storedMessagesFrom(site.url, fields.name);
    expect(stored).toMatchObject(fields);
    await page.goto('/admin/messages');
    const row = page.getByRole('row').filter({ hasText: fields.name });
    await expect(row.getByRole('cell')).toContainText([fields.email, fields.subject, fields.message]);
    // Dhaka is six hours ahead of UTC all year round.
    const [, year, day, time] =
      /^(\d+)-\d+-(\d+)T(\d+:\d+)/.exec(new Date(Date.parse(stored?.createdAt ?? '') + 6 * 3_600_000).toISOString()) ??
      [];
    await expect(row.locator('time')).toHaveAttribute(
      'title',
      new RegExp(`^${Number(day)}\\. \\p{L}+ ${year}\\D+${time}$`, 'u'),
    );
  });
});

test('a failed send shows and logs the cause, keeps the fields and offers other ways @main', async ({ page, site }) => {
  const failures: { respond: (route: Route) => Promise<void>; logged: string; reason: string }[] = [
    {
      respond: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '540' }, body: '' }),
      logged: 'status 429',
      reason: 'Too many messages came from your connection in a short time. Try again in 9 minutes.',
    },
    {
      respond: (route) => route.fulfill({ status: 503, body: '{}' }),
      logged: 'status 503',
      reason: 'We cannot take messages at the moment. Try again in a few minutes.',
    },
    {
      respond: (route) => route.abort(),
      logged: 'Failed to fetch',
      reason: 'We could not be reached. Check your connection and send it again.',
    },
  ];
  const log = recordConsole(page);
  const fields = newMessage({ message: 'First line\nSecond & last' });
  const { email, send } = contactForm(page);
  const stored = () => storedMessagesFrom(site.url, fields.name);
  await openPage(page, '/contact');
  await fillContactForm(page, fields);

  for (const { respond, logged, reason } of failures) {
    await test.step(reason, async () => {
      log.length = 0;
      await page.route(CONTACT_API, respond);
      await send.click();
      await expect(errorDialog(page)).toHaveAccessibleDescription(`Failed to send message ${reason}`);
      await expect(errorDialog(page).locator('[data-icon="error"]')).toBeVisible();
      await expect(errorDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      expect(log.filter((line) => line.startsWith('console error: The message was not sent')).join()).toContain(logged);
      const hrefOf = async (name: string | RegExp) =>
        new URL((await errorDialog(page).getByRole('link', { name }).getAttribute('href')) ?? '').searchParams;
      expect((await hrefOf('Send it by email')).get('body')).toBe(`First line\r\nSecond & last\r\n\r\n${fields.name}`);
      expect((await hrefOf(/WhatsApp/)).get('text')).toContain('Second & last');
      await page.keyboard.press('Escape');
      await expect(send).toBeFocused();
      expect(await contactFormValues(page)).toEqual(fields);
      await expect(page.locator('form')).toContainText(`Failed to send message${reason}`);
      await expect(page).toHaveTitle(/^Error: Contact/);
      await page.unroute(CONTACT_API);
    });
  }

  await test.step('without a connection', async () => {
    await page.context().setOffline(true);
    await send.click();
    await expect(errorDialog(page)).toContainText('You are offline. Your text stays here');
    if (testAll) await expectNoAxeViolations(page, 1);
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
  });

  await test.step('the error of a refused field is at the field', async () => {
    const errors = [{ field: 'email', message: 'Enter another address' }];
    const problem = { type: 'urn:problem:invalid', title: 'The request is malformed', status: 400, errors };
    await page.route(CONTACT_API, (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    );
    await send.click();
    await expect(errorDialog(page)).toHaveAccessibleDescription(
      'Failed to send message This answer needs another look: Email.',
    );
    await errorDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Error: Enter another address');
    await expect(page.getByRole('link', { name: 'Enter another address' })).toBeVisible();
    if (testAll) await expectNoAxeViolations(page, 0);
    expect(await stored()).toEqual([]);
    await page.unroute(CONTACT_API);
  });

  await test.step('the corrected message is sent, and another page has another title', async () => {
    await email.fill('ada@company.example');
    await send.click();
    await expect(successDialog(page)).toBeVisible();
    await expect(email).not.toHaveAttribute('aria-invalid');
    expect(await stored()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Privacy', exact: true }).press('Enter');
    await expect(page).toHaveTitle(/^Privacy Policy/);
  });
});

test('a double click sends once; a message sent again after a lost response is stored once', async ({ page, site }) => {
  const fields = newMessage();
  const { send, message } = contactForm(page);
  await openPage(page, '/contact');
  const postCount = countPosts(page);
  const ids: unknown[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CONTACT_API, async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await released;
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await fillContactForm(page, fields);
  await send.dblclick();
  await expect(send).toHaveText('Sending');
  await message.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(errorDialog(page)).toBeVisible();
  expect(postCount()).toBe(1);

  await errorDialog(page).getByRole('button', { name: 'Close' }).click();
  await send.click();
  await expect(successDialog(page)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect(await storedMessagesFrom(site.url, fields.name)).toHaveLength(1);
});

test('by keyboard alone: the form requires fields, unsent text is kept, and the message is sent @full', async ({
  page,
  site,
}) => {
  const fields = newMessage();
  const form = contactForm(page);
  await openPage(page, '/contact?subject=A%20%3Cb%3Eshop');
  const postCount = countPosts(page);

  await test.step('the address fills in the subject', async () => {
    await expect(form.subject).toHaveValue('A <b>shop');
    await form.subject.fill('');
  });

  await test.step('name, email and message are required, the subject is not', async () => {
    for (const field of ['name', 'email', 'message'] as const) {
      await form.send.press('Enter');
      await expect(form[field]).toBeFocused();
      await page.keyboard.type(fields[field]);
    }
    expect(postCount()).toBe(0);
  });

  await test.step('unsent text survives a reload and a navigation', async () => {
    await page.reload();
    await expect(form.message).toHaveValue(fields.message);
    await openPage(page, '/faqs');
    await page.getByRole('main').getByRole('link', { name: 'Ask us' }).press('Enter');
    await expect(form.message).toHaveValue(fields.message);
    expect(await contactFormValues(page)).toEqual({ ...fields, subject: '' });
  });

  await test.step('the fields follow the skip link, and the message is sent', async () => {
    await openPage(page, '/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await page.keyboard.press('Tab');
      await expect(form[field]).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(fields.subject);
    await form.send.press('Enter');
    await expect(successDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.send).toBeFocused();
    expect(await storedMessagesFrom(site.url, fields.name)).toMatchObject([fields]);
  });

  await test.step('the sent text is gone', async () => {
    await page.reload();
    await expect(form.send).toBeVisible();
    expect(await contactFormValues(page)).toEqual(EMPTY_FIELDS);
  });
});

test('what the browser fills in by itself, before and after hydration, is kept and sent', async ({ page, site }) => {
  /** Fills in a field as an autofill does that dispatches no event of typing. */
  const autofill = (field: Locator, text: string) =>
    field.evaluate((element: HTMLInputElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  const form = contactForm(page);
  const fields = newMessage({ subject: '' });
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('autocomplete', 'email');
  await autofill(form.name, fields.name);
  release();
  await waitForHydration(page);
  await expect(form.name).toHaveValue(fields.name);
  await form.send.click();
  await expect(page.getByText('Enter your email').first()).toBeVisible();
  await autofill(form.email, fields.email);
  await form.message.fill(fields.message);
  expect(await contactFormValues(page)).toEqual(fields);
  await form.send.click();
  await expect(successDialog(page)).toBeVisible();
  const [stored] = await storedMessagesFrom(site.url, fields.name);
  expect(stored).toMatchObject(fields);
});

test('the live map of OpenStreetMap is requested when the visitor opens it, not before', async ({ page }) => {
  const requests = await stubMap(page);
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  const frame = main.locator('div:has(> iframe), div:has(> svg[role="img"])');
  await main.getByRole('img', { name: 'Map: Road 5 in Dhanmondi' }).scrollIntoViewIfNeeded();
  // 16rem, as specified.
  await expect(frame).toHaveCSS('height', '256px');
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);

  await main.getByRole('button', { name: 'Show the live map' }).press('Enter');
  const live = main.getByTitle('Live map of where to find us');
  await expect(live).toBeFocused();
  await expect(frame).toHaveCSS('height', '256px');
  await expect(live.contentFrame().getByText('Map')).toBeVisible();
  expect(requests).toEqual([expect.stringContaining('/export/embed.html?')]);
});
