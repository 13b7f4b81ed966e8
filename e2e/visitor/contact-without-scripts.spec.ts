import {
  contactForm,
  contactFormValues,
  EMPTY_FIELDS,
  fillContactForm,
  newMessage,
  postForm,
  postMessage,
  storedMessagesFrom,
} from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a form with an invalid field keeps its text and names the error; once corrected, it is sent @main', async ({
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
      - paragraph: /replies by email within one working day/
      - paragraph:
        - link "hello@studio285.example"
        - link "+880 1700 000000"
  `);
  expect(await contactFormValues(page)).toEqual(EMPTY_FIELDS);
  expect(await stored()).toEqual([expect.objectContaining({ ...fields, email: 'ada@company.example' })]);
});

test('HTML and scripts are stored as they were written, as JSON or by form, and shown as text', async ({ site }) => {
  const message = '</textarea><script>window.ran=true</script> & "quotes" ’ 日本語\n\tsecond line';
  for (const post of [postMessage, postForm]) {
    const fields = newMessage({ subject: '<b>bold</b>', message });
    expect([201, 303]).toContain((await post(site.url, fields)).status);
    expect(await storedMessagesFrom(site.url, fields.name)).toEqual([
      { id: expect.any(String), createdAt: expect.any(String), state: 'new', ...fields },
    ]);
  }
  const refused = await postForm(site.url, newMessage({ email: '"><script>alert(1)</script>', message }));
  const html = refused.body.toString();
  expect(html).not.toContain('<script>window.ran');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;window.ran=true');
});
