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
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');

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
    await expect(page).toHaveURL('/contact');
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

test.describe('a message that cannot be sent keeps its fields, says Error and is logged', () => {
  const answers: { title: string; answer: (route: Route) => Promise<void>; logged: string }[] = [
    {
      title: 'the API answers 500',
      answer: (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
      logged: 'status 500',
    },
    { title: 'the API cannot be reached', answer: (route) => route.abort(), logged: 'Failed to fetch' },
    {
      title: 'too many were sent',
      answer: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '' }),
      logged: 'status 429',
    },
    {
      title: 'something else answers',
      answer: (route) => route.fulfill({ status: 404, body: 'Hello' }),
      logged: '404',
    },
  ];

  for (const { title, answer, logged } of answers) {
    test(title, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
      const words = newWords();
      await open(page, '/contact');
      await page.route(API, answer);
      await fillIn(page, words);
      await contactForm(page).send.click();
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toHaveAccessibleDescription('Failed to send message');
      await expect(failure(page).locator('[data-icon="error"]')).toBeVisible();
      expect(said.filter((line) => line.startsWith('error The message was not sent')).join()).toContain(logged);

      await failure(page).getByRole('button', { name: 'Close' }).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(contactForm(page).send).toBeFocused();
      expect(await filledIn(page)).toEqual(words);
      await expect(success(page)).toHaveCount(0);
    });
  }

  test('the site objects to a field: it is said at the field', async ({ page, site }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    // A form of address that browsers let pass.
    const words = newWords({ email: 'ada@company' });
    await open(page, '/contact');
    await fillIn(page, words);
    await contactForm(page).send.click();
    await expect(failure(page)).toHaveAccessibleDescription('Failed to send message');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    const { email } = contactForm(page);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Write the whole address, such as name@company.com.');
    expect(await filledIn(page)).toEqual(words);
    expect(said.join()).toContain('status 400');
    expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toEqual([]);

    await email.fill('ada@company.example');
    await contactForm(page).send.click();
    await expect(success(page)).toBeVisible();
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
});

test('a message whose answer was lost is stored once when it is sent again', async ({ page, site }) => {
  const words = newWords();
  await open(page, '/contact');
  const ids: unknown[] = [];
  await page.route(API, async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(201);
    return route.abort();
  });
  await fillIn(page, words);
  await contactForm(page).send.click();
  await failure(page).getByRole('button', { name: 'Close' }).click();
  await contactForm(page).send.click();
  await expect(success(page)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(ids[0]);
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toHaveLength(1);
});

test('a double click sends once', async ({ page, site }) => {
  const words = newWords();
  await open(page, '/contact');
  const sendings = sendingsOf(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(API, async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page, words);
  await contactForm(page).send.dblclick();
  await expect(contactForm(page).send).toHaveText('Sending');
  await contactForm(page).message.press('Tab');
  await page.keyboard.press('Enter');
  answer();
  await expect(success(page)).toBeVisible();
  expect(sendings()).toBe(1);
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toHaveLength(1);
});

test('the browser itself asks for what is required; the subject is not', async ({ page }) => {
  await open(page, '/contact');
  const sendings = sendingsOf(page);
  const { send, name, email, message } = contactForm(page);
  for (const field of [name, email, message]) {
    await send.click();
    await expect(field).toBeFocused();
    await field.fill('ada@company.example');
  }
  expect(sendings()).toBe(0);
  await send.click();
  await expect(success(page)).toBeVisible();
});

test('`?subject=` fills the subject in, on a first load and on a navigation', async ({ page }) => {
  await open(page, '/contact?subject=A%20%3Cb%3Eshop');
  await expect(contactForm(page).subject).toHaveValue('A <b>shop');
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(contactForm(page).subject).toHaveValue('Appointment');
});

test('the keyboard alone sends a message', async ({ page, site }) => {
  const words = newWords();
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(contactForm(page)[field]).toBeFocused();
    await page.keyboard.type(words[field]);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(success(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contactForm(page).send).toBeFocused();
  expect((await storedMessages(site.url)).find(({ name }) => name === words.name)).toMatchObject({ ...words });
});

test('unsent text survives a reload and a navigation, and ends when it is sent', async ({ page }) => {
  const words = newWords();
  await open(page, '/contact');
  await fillIn(page, words);
  await page.reload();
  await expect(contactForm(page).message).toHaveValue(words.message);
  await open(page, '/faqs');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  await expect(contactForm(page).message).toHaveValue(words.message);
  expect(await filledIn(page)).toEqual(words);
  await contactForm(page).send.click();
  await expect(success(page)).toBeVisible();
  await open(page, '/contact');
  expect(await filledIn(page)).toEqual(NOTHING);
});
