import { keepMapHere } from '../support/browsing.ts';
import { contactForm, filledIn, fillIn, NOTHING, newWords, postForm, storedMessages } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(async ({ page }) => keepMapHere(page));

test('the form sends, says so, and the owner has the message', async ({ page, site }) => {
  const words = newWords();
  await page.goto('/contact');
  await fillIn(page, words);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await contactForm(page).send.click();
  const answer = await answered;
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/contact?sent=1');
  expect(answer.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL('/contact?sent=1');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your message has been sent!');
  expect(await filledIn(page)).toEqual(NOTHING);
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toEqual([
    expect.objectContaining({ ...words }),
  ]);
});

test('a bad one keeps its fields, and says what is wrong at the field', async ({ page, site }) => {
  // A form of address that browsers let pass.
  const words = newWords({ email: 'ada@company', message: 'First line\n<b>Second</b> "line"' });
  await page.goto('/contact');
  await fillIn(page, words);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await contactForm(page).send.click();
  const answer = await answered;
  expect(answer.status()).toBe(400);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to send message');
  expect(await filledIn(page)).toEqual(words);
  const { email, name } = contactForm(page);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Write the whole address, such as name@company.com.');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toEqual([]);

  await email.fill('ada@company.example');
  await contactForm(page).send.click();
  await expect(page).toHaveURL('/contact?sent=1');
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toHaveLength(1);
});

test('a refused form is nobody else’s: the page stays as it was', async ({ page, site }) => {
  const refused = await postForm(site.url, newWords({ name: 'Somebody private', email: '', message: '' }));
  expect(refused.status).toBe(400);
  expect(refused.headers['cache-control']).toBe('no-store');
  const html = refused.body.toString();
  expect(html).toContain('value="Somebody private"');
  expect(html).toContain('Write your e-mail address.');
  expect(html).toContain('Write your message.');
  const answer = await page.goto('/contact');
  expect(await answer?.text()).not.toContain('Somebody private');
  expect(await filledIn(page)).toEqual(NOTHING);
});

test('another site’s page cannot send it', async ({ site }) => {
  const words = newWords();
  const { host } = new URL(site.url);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: `http://sub.${host}` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await postForm(site.url, words, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await storedMessages(site.url)).filter(({ name }) => name === words.name)).toEqual([]);
});
