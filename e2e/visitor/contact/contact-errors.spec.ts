import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../../support/pages/accessibility.ts';
import { openPage } from '../../support/pages/browsing.ts';
import {
  CONTACT_API,
  contactForm,
  contactFormValues,
  errorDialog,
  fillContactForm,
  newMessage,
  storedMessagesFrom,
  successDialog,
} from '../../support/servers/messages.ts';
import { expect, test } from '../../support/test.ts';
import { testAll } from '../../support/tier.ts';

const form = (page: Page) => page.locator('form');
const count = (page: Page) => page.locator('[data-count]');

/** 5,026 characters. */
const LONG = `${'x '.repeat(2512)}yz`;

test('by keyboard: each wrong field says what to do, and its error leaves when it is corrected', async ({
  page,
  site,
}) => {
  test.skip(
    !testAll,
    'contact-form-errors.test.tsx and field-errors.test.ts test the same without a browser: npm run test:all',
  );
  const fields = newMessage();
  const { name, email, message, send } = contactForm(page);
  await openPage(page, '/contact?subject=Appointment');
  await email.fill('shirin.shokal.example');
  await message.fill(LONG);

  await test.step('nothing is marked before the form is sent', async () => {
    await email.press('Tab');
    await expect(page.locator('form [aria-invalid], form :is(h2, [role=alert])')).toHaveCount(0);
    await expect(email).toHaveCSS('box-shadow', 'none');
    await expect(count(page)).toHaveText('26 over 5,000');
  });

  await test.step('the first wrong field has the focus; icons, sentences and borders show the errors', async () => {
    await send.press('Enter');
    await expect(name).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Contact/);
    await expect(form(page)).toMatchAriaSnapshot(`
      - heading "Three answers need another look" [level=2]
      - list:
        - listitem:
          - link "Enter your name":
            - /url: "#contact-name"
        - listitem:
          - link "Enter an email address with an @, such as name@company.com"
        - listitem:
          - link "Shorten your message by 26 characters"
      - text: Name
      - textbox "Name"
      - paragraph: /Error:.*Enter your name/
      - text: Email
      - textbox "Email": shirin.shokal.example
      - paragraph: /Error:.*Enter an email address with an @, such as name@company.com/
      - text: Subject optional
      - textbox "Subject": Appointment
      - text: Message
      - textbox "Message"
      - paragraph: /Error:.*Shorten your message by 26 characters/
      - button "Send Message"
      - paragraph:
        - text: We keep your message to answer it, and nothing else about you.
        - link "Privacy"
    `);
    for (const field of [name, email, message]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveCSS('box-shadow', /inset/);
      await expect(field.locator('xpath=..').locator('p svg')).toBeVisible();
    }
    await expect(name).toHaveAccessibleDescription('Error: Enter your name');
  });

  if (testAll) {
    await test.step('axe finds nothing, and nothing scrolls sideways', async () => {
      await expectNoAxeViolations(page, 0);
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  }

  await test.step('a link of the summary moves the focus to its field, with the label in view', async () => {
    await page.getByRole('link', { name: 'Shorten your message' }).press('Enter');
    await expect(message).toBeFocused();
    await expect(page.getByText('Message', { exact: true })).toBeInViewport();
    await expect(page).toHaveURL('/contact?subject=Appointment');
  });

  await test.step('corrected fields lose their errors and their lines at once; no text was cut', async () => {
    expect((await contactFormValues(page)).message).toBe(LONG);
    await message.fill(LONG.slice(0, 4989));
    await expect(message).not.toHaveAttribute('aria-invalid');
    await expect(count(page)).toHaveText('11 characters left');
    await expect(page.getByRole('heading', { name: 'Two answers need another look' })).toBeVisible();
    await name.fill(fields.name);
    await email.fill('shirin@shokal.example');
    await expect(page.locator('form [aria-invalid], form h2')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Contact/);
    // Announced a second after the last key.
    await expect(page.locator('form [aria-live]').filter({ hasText: '11 characters left' })).toHaveCount(1);
  });

  await test.step('the message is sent, and the dialog says what happens next', async () => {
    await send.press('Enter');
    await expect(successDialog(page)).toMatchAriaSnapshot(`
      - dialog "Success":
        - heading "Success" [level=2]
        - paragraph: Your message has been sent!
        - paragraph: /Somebody who could do the work reads it and answers by email, to shirin@shokal\\.example, within one working day/
        - paragraph:
          - text: If no answer comes, look in your spam folder for
          - link "hello@studio285.example"
          - text: or call us on
          - link "+880 1700 000000"
        - button "Close"
    `);
    expect(await storedMessagesFrom(site.url, fields.name)).toHaveLength(1);
  });
});

test('a failed send says why and offers other ways, in a dialog and then in the page', async ({ page }) => {
  const fields = newMessage({ message: 'First line\nSecond & last' });
  const { send } = contactForm(page);
  await openPage(page, '/contact');
  await fillContactForm(page, fields);
  const failures = [
    {
      respond: { status: 429, headers: { 'retry-after': '540' }, body: '' },
      reason: 'Too many messages came from your connection in a short time. Try again in 9 minutes.',
    },
    {
      respond: { status: 503, body: '{}' },
      reason: 'We cannot take messages at the moment. Try again in a few minutes.',
    },
    { respond: undefined, reason: 'We could not be reached. Check your connection and send it again.' },
  ];
  for (const { respond, reason } of testAll ? failures : failures.slice(0, 1)) {
    await test.step(reason, async () => {
      await page.route(CONTACT_API, (route) => (respond ? route.fulfill(respond) : route.abort()));
      await send.press('Enter');
      await expect(errorDialog(page)).toHaveAccessibleDescription(`Failed to send message ${reason}`);
      await expect(errorDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
      const email = await errorDialog(page).getByRole('link', { name: 'Send it by email' }).getAttribute('href');
      expect(new URL(email ?? '').searchParams.get('body')).toBe(`First line\r\nSecond & last\r\n\r\n${fields.name}`);
      const chat = await errorDialog(page)
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href');
      expect(new URL(chat ?? '').searchParams.get('text')).toContain('Second & last');
      await page.keyboard.press('Escape');
      await expect(send).toBeFocused();
      await expect(form(page)).toContainText(`Failed to send message${reason}`);
      await expect(page).toHaveTitle(/^Error: Contact/);
      await page.unroute(CONTACT_API);
    });
  }

  await test.step('without a connection', async () => {
    await page.context().setOffline(true);
    await send.press('Enter');
    await expect(errorDialog(page)).toContainText('You are offline. Your text stays here');
    if (testAll) await expectNoAxeViolations(page, 1);
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    expect(await contactFormValues(page)).toEqual(fields);
  });

  await test.step('another page has another title', async () => {
    await page.getByRole('link', { name: 'Privacy', exact: true }).press('Enter');
    await expect(page).toHaveTitle(/^Privacy Policy/);
  });
});
