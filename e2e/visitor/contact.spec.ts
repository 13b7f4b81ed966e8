import type { Page, Route } from '@playwright/test';
import { keepMapHere, markDocument, open } from '../support/browsing.ts';
import { contactForm, filledIn, fillIn, NOTHING, newWords, storedMessages } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const API = '**/api/v1/contact';

const success = (page: Page) => page.getByRole('dialog', { name: 'Success' });
const failure = (page: Page) => page.getByRole('dialog', { name: 'Error' });

/** How many messages a page has sent since this was called. */
function sendingsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}

test.beforeEach(async ({ page }) => keepMapHere(page));

test.describe('a message', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Dhaka' });

  test('from home to the owner’s inbox, with its local date', async ({ page, site }) => {
    const words = newWords();
    await open(page, '/');
    const isMarked = await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    await expect(contactForm(page).subject).toHaveValue('Appointment');
    await expect(page).toHaveURL('/contact?subject=Appointment');
    // 16rem.
    await expect(page.locator('main iframe')).toHaveCSS('height', '256px');

    await fillIn(page, words);
    await contactForm(page).send.click();
    await expect(success(page)).toBeVisible();
    await expect(success(page)).toHaveAccessibleDescription('Your message has been sent!');
    await expect(success(page).locator('[data-icon="success"]')).toBeVisible();
    await expect(success(page).getByRole('button', { name: 'Close' })).toBeFocused();
    expect(await filledIn(page)).toEqual(NOTHING);
    await page.keyboard.press('Escape');
    await expect(success(page)).toHaveCount(0);
    await expect(contactForm(page).send).toBeFocused();
    expect(await isMarked()).toBe(true);

    const stored = (await storedMessages(site.url)).find(({ name }) => name === words.name);
    expect(stored).toMatchObject({ ...words });
    await page.goto('/admin/messages');
    const row = page.getByRole('row').filter({ hasText: words.name });
    await expect(row.getByRole('cell')).toContainText([words.email, words.subject, words.message]);
    // Dhaka is six hours ahead of UTC all year.
    const [, year, month, day, time] =
      /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(
        new Date(Date.parse(stored?.createdAt ?? '') + 6 * 3_600_000).toISOString(),
      ) ?? [];
    await expect(row.locator('time')).toHaveAttribute('title', `${day}.${month}.${year}, ${time}`);
  });
});

test('a message that cannot be sent keeps its fields, says Error, and is logged, whatever the reason', async ({
  page,
  site,
}) => {
  const failures: { reason: string; answer: (route: Route) => Promise<void>; logged: string }[] = [
    {
      reason: 'the API answers 500',
      answer: (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
      logged: 'status 500',
    },
    { reason: 'the API cannot be reached', answer: (route) => route.abort(), logged: 'Failed to fetch' },
    {
      reason: 'too many were sent',
      answer: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '' }),
      logged: 'status 429',
    },
    {
      reason: 'something else answers',
      answer: (route) => route.fulfill({ status: 404, body: 'Hello' }),
      logged: '404',
    },
  ];
  let said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
  // A form of address that browsers let pass, but the site does not.
  const words = newWords({ email: 'ada@company' });
  const { email, send } = contactForm(page);
  const stored = async () => (await storedMessages(site.url)).filter(({ name }) => name === words.name);
  await open(page, '/contact');
  await fillIn(page, words);

  for (const { reason, answer, logged } of failures) {
    await test.step(reason, async () => {
      said = [];
      await page.route(API, answer);
      await send.click();
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toHaveAccessibleDescription('Failed to send message');
      await expect(failure(page).locator('[data-icon="error"]')).toBeVisible();
      expect(said.filter((line) => line.startsWith('error The message was not sent')).join()).toContain(logged);

      await failure(page).getByRole('button', { name: 'Close' }).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(send).toBeFocused();
      expect(await filledIn(page)).toEqual(words);
      await expect(success(page)).toHaveCount(0);
      await page.unroute(API);
    });
  }

  await test.step('the site objects to a field: it is said at the field', async () => {
    await send.click();
    await expect(failure(page)).toHaveAccessibleDescription('Failed to send message');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Write the whole address, such as name@company.com.');
    expect(await filledIn(page)).toEqual(words);
    expect(said.join()).toContain('status 400');
    expect(await stored()).toEqual([]);
  });

  await test.step('mended, it is sent', async () => {
    await email.fill('ada@company.example');
    await send.click();
    await expect(success(page)).toBeVisible();
    await expect(email).not.toHaveAttribute('aria-invalid');
    expect(await stored()).toHaveLength(1);
  });
});

test('a double click sends once; sent again because the answer was lost, it is stored once', async ({ page, site }) => {
  const words = newWords();
  const { send, message } = contactForm(page);
  await open(page, '/contact');
  const sendings = sendingsOf(page);
  const ids: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(API, async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await held;
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await fillIn(page, words);
  await send.dblclick();
  await expect(send).toHaveText('Sending');
  await message.press('Tab');
  await page.keyboard.press('Enter');
  answer();
  await expect(failure(page)).toBeVisible();
  expect(sendings()).toBe(1);

  await failure(page).getByRole('button', { name: 'Close' }).click();
  await send.click();
  await expect(success(page)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toHaveLength(1);
});

test('the keyboard alone: what is missing is asked for, unsent text survives, and the message is sent', async ({
  page,
  site,
}) => {
  const words = newWords();
  const form = contactForm(page);
  await open(page, '/contact?subject=A%20%3Cb%3Eshop');
  const sendings = sendingsOf(page);

  await test.step('the address fills the subject in', async () => {
    await expect(form.subject).toHaveValue('A <b>shop');
    await form.subject.fill('');
  });

  await test.step('the browser itself asks for what is required; the subject is not', async () => {
    for (const field of ['name', 'email', 'message'] as const) {
      await form.send.press('Enter');
      await expect(form[field]).toBeFocused();
      await page.keyboard.type(words[field]);
    }
    expect(sendings()).toBe(0);
  });

  await test.step('unsent text survives a reload and a navigation', async () => {
    await page.reload();
    await expect(form.message).toHaveValue(words.message);
    await open(page, '/faqs');
    await page.getByRole('main').getByRole('link', { name: 'Ask us' }).press('Enter');
    await expect(form.message).toHaveValue(words.message);
    expect(await filledIn(page)).toEqual({ ...words, subject: '' });
  });

  await test.step('the fields follow the skip link, and the message is sent', async () => {
    await open(page, '/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await page.keyboard.press('Tab');
      await expect(form[field]).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(words.subject);
    await form.send.press('Enter');
    await expect(success(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.send).toBeFocused();
    expect((await storedMessages(site.url)).find(({ name }) => name === words.name)).toMatchObject({ ...words });
  });

  await test.step('it is forgotten then', async () => {
    await page.reload();
    await expect(form.send).toBeVisible();
    expect(await filledIn(page)).toEqual(NOTHING);
  });
});
