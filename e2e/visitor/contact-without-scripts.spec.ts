import { keepMapHere } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { contactForm, filledIn, fillIn, NOTHING, newWords, postForm, storedMessages } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(async ({ page }) => keepMapHere(page));

test('a bad message keeps its fields and says what is wrong; mended, it is sent, and the owner has it', async ({
  page,
  site,
}) => {
  // A form of address that browsers let pass.
  const words = newWords({ email: 'ada@company', message: 'First line\n<b>Second</b> "line"' });
  const { email, name, send } = contactForm(page);
  const stored = async () => (await storedMessages(site.url)).filter((message) => message.name === words.name);
  const submit = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send.click();
    return answered;
  };
  await page.goto('/contact');
  await fillIn(page, words);
  const refused = await submit();
  expect(refused.status()).toBe(400);
  expect(refused.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to send message');
  expect(await filledIn(page)).toEqual(words);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Write the whole address, such as name@company.com.');
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(await stored()).toEqual([]);

  await email.fill('ada@company.example');
  const sent = await submit();
  expect(sent.status()).toBe(303);
  expect(sent.headers().location).toBe('/contact?sent=1');
  expect(sent.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL('/contact?sent=1');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your message has been sent!');
  expect(await filledIn(page)).toEqual(NOTHING);
  expect(await stored()).toEqual([expect.objectContaining({ ...words, email: 'ada@company.example' })]);
});

test('a refused form is nobody else’s: the page stays as it was', async ({ site }) => {
  const refused = await postForm(site.url, newWords({ name: 'Somebody private', email: '', message: '' }));
  expect(refused.status).toBe(400);
  expect(refused.headers['cache-control']).toBe('no-store');
  const html = refused.body.toString();
  expect(html).toContain('value="Somebody private"');
  expect(html).toContain('Write your e-mail address.');
  expect(html).toContain('Write your message.');
  const again = await ask(site.url, '/contact');
  expect(again.status).toBe(200);
  expect(again.body.toString()).not.toContain('Somebody private');
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
