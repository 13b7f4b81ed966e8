import { request } from '../../support/http.ts';
import {
  contactForm,
  contactFormValues,
  EMPTY_FIELDS,
  fillContactForm,
  newMessage,
  postForm,
  storedMessagesFrom,
} from '../../support/servers/messages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });
test('a form with an invalid field keeps its text and names the error; once corrected, it is sent', async ({
  page,
  site,
}) => {
  const fields = newMessage({ email: 'ada@company', message: 'First line\n<b>Second</b> "line"' });
  const { email, name, send } = contactForm(page);
  const stored = () => storedMessagesFrom(site.url, fields.name);
  const submit = async () => {
    const response = page.waitForResponse((received) => received.request().method() === 'POST');
    await send.click();
    return response;
  };
  await page.goto('/contact');
  await fillContactForm(page, fields);
  const refused = await submit();
  expect(refused.status()).toBe(400);
  expect(refused.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveTitle(/^Error: Contact/);
  await expect(page.getByRole('main').getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - heading "Failed to send message" [level=2]
      - paragraph: One answer needs another look.
      - list:
        - listitem:
          - link "Enter a whole email address, such as name@company.com":
            - /url: "#contact-email"
  `);
  expect(await contactFormValues(page)).toEqual(fields);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Error: Enter a whole email address, such as name@company.com');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.locator(':focus')).toContainText('Failed to send message');
  await page.getByRole('link', { name: 'Enter a whole email address' }).press('Enter');
  await expect(email).toBeFocused();
  expect(await stored()).toEqual([]);

  await email.fill('ada@company.example');
  const sent = await submit();
  expect(sent.status()).toBe(303);
  expect(sent.headers().location).toBe('/contact?sent=1');
  expect(sent.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveURL('/contact?sent=1');
  await expect(page.getByRole('main').getByRole('status')).toMatchAriaSnapshot(`
    - status:
      - heading "Your message has been sent!" [level=2]
      - paragraph: /answers by email within one working day/
      - paragraph:
        - link "hello@studio285.example"
        - link "+880 1700 000000"
  `);
  expect(await contactFormValues(page)).toEqual(EMPTY_FIELDS);
  expect(await stored()).toEqual([expect.objectContaining({ ...fields, email: 'ada@company.example' })]);
});

test('an empty form names every required field, and a text that is too long comes back whole @full', async ({
  page,
}) => {
  const { name, message, send } = contactForm(page);
  await page.goto('/contact?subject=Careers');
  await expect(contactForm(page).subject).toHaveValue('Careers');
  const long = `${'x '.repeat(2512)}yz`;
  await message.fill(long);
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Shorten your message by 26 characters',
  ]);
  await expect(name).toHaveAccessibleDescription('Error: Enter your name');
  expect(await contactFormValues(page)).toEqual({ ...EMPTY_FIELDS, subject: 'Careers', message: long });
});

test('a refused form is sent back to its sender only @full', async ({ site }) => {
  const refused = await postForm(site.url, newMessage({ name: 'Somebody private', email: '', message: '' }));
  expect(refused.status).toBe(400);
  expect(refused.headers['cache-control']).toBe('no-store');
  const html = refused.body.toString();
  expect(html).toContain('value="Somebody private"');
  expect(html).toContain('Enter your email address');
  expect(html).toContain('Enter your message');
  const again = await request(site.url, '/contact');
  expect(again.status).toBe(200);
  expect(again.body.toString()).not.toContain('Somebody private');
});

test('a page of another site cannot send the form', async ({ site }) => {
  const message = newMessage();
  const { host } = new URL(site.url);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: `http://sub.${host}` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await postForm(site.url, message, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect(await storedMessagesFrom(site.url, message.name)).toEqual([]);
});
