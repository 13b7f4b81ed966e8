import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/pages/accessibility.ts';
import { openPage, waitForHydration, withMotion } from '../support/pages/browsing.ts';
import {
  CONTACT_API,
  contactForm,
  contactFormValues,
  errorDialog,
  fillContactForm,
  newMessage,
  storedMessagesFrom,
  successDialog,
} from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get in Touch' });
const getInTouch = (page: Page) => page.getByRole('region', { name: 'Tell us what is not working.' }).getByRole('link');

test('a visitor filters the posts, reads one, goes on to the next and to its author, and back @main', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the filter is in the address, and Back removes it', async () => {
    await openPage(page, '/blogs');
    const latest = page.getByRole('region', { name: 'Latest posts' });
    await latest.getByRole('link', { name: 'Food', exact: true }).click();
    await expect(page).toHaveURL('/blogs?category=Food');
    await expect(latest.getByRole('article')).toHaveCount(1);
    await expect(latest.locator('nav [aria-current]')).toHaveText('Food');
    await page.goBack();
    await expect(latest.getByRole('article')).toHaveCount(5);
    await page.goto('/blogs?category=Sport');
    await expect(latest.getByRole('article')).toHaveCount(5);
  });

  await test.step('the contents mark the section that is being read', async () => {
    await page.getByRole('main').getByRole('link', { name: 'A shop page that loads' }).first().click();
    await expect(heading).toHaveText('A shop page that loads before the kettle boils');
    const marked = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]');
    await expect(marked).toHaveCount(0);
    await page.getByRole('link', { name: 'What we kept' }).click();
    await expect(marked).toHaveText('What we kept');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked).toHaveCount(0);
  });

  await test.step('the next post and its text load without a reload', async () => {
    await page.getByRole('region', { name: 'Keep reading' }).getByRole('link').first().click();
    await expect(heading).toHaveText('What a booking page owes a worried parent');
    await expect(page.getByRole('heading', { name: 'An honest clock' })).toBeVisible();
  });

  await test.step('Back goes one step back from a member, however the member was reached', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Farhana Islam' }).click();
    await expect(heading).toHaveText('Farhana Islam');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/post/booking');
    await openPage(page, '/team/COO');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/post/booking');
  });

  await test.step('Back goes to the team in a tab that begins with a member', async () => {
    await page.goto('/team');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => window.open('/team/COO'));
    const tab = await opened;
    await waitForHydration(tab);
    await tab.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(tab).toHaveURL('/team');
  });
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the row of clients moves by 50 px per second at every width', async ({ page }) => {
    await openPage(page, '/portfolio');
    const track = page.getByRole('group', { name: 'Clients we work with' }).locator('> div');
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // In one cycle the second list takes the place of the first.
      const speed = () =>
        track.evaluate((element) => {
          const [first = 0, second = 0] = Array.from(element.children, (list) => list.getBoundingClientRect().left);
          return (second - first) / Number.parseFloat(getComputedStyle(element).animationDuration);
        });
      await expect.poll(speed, { message: `${width} px` }).toBeCloseTo(50, 1);
    }
  });

  test('the row of clients stops if paused, hovered or focused @full', async ({ page }) => {
    await openPage(page, '/portfolio');
    const strip = page.getByRole('group', { name: 'Clients we work with' });
    const track = strip.locator('> div');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Pause the row of clients' }).press('Enter');
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('button', { name: 'Play the row of clients' }).press('Enter');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await page.keyboard.press('Tab');
    await expect(strip).toBeFocused();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.keyboard.press('Tab');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await strip.hover();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
  });
});

test('the contact dialog of the about page works by keyboard: it stays open if sending fails, and closes if it succeeds @full', async ({
  page,
  site,
}) => {
  const message = newMessage();
  await page.route(CONTACT_API, (route) => route.abort());
  await openPage(page, '/about');

  await test.step('it opens and holds the focus, and Escape closes it and returns the focus', async () => {
    await getInTouch(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page, 0);
    await contactForm(page).send.focus();
    // After the last control the focus moves to the browser or to the first control, never to the page behind.
    for (let i = 0; i < 7; i += 1) {
      await page.keyboard.press('Tab');
      const isOutside = page.evaluate(() => document.activeElement?.matches(':not(body, dialog, dialog *)'));
      expect(await isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(getInTouch(page)).toBeFocused();
  });

  await test.step('it opens again before its close event', async () => {
    await getInTouch(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await getInTouch(page).evaluate((link: HTMLElement) => {
      document.querySelector('dialog')?.close();
      link.click();
    });
    await expect(contactForm(page).send).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('on a small phone Send is in view at once, and covers no focused field', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await getInTouch(page).press('Enter');
    await expect(contactForm(page).send).toBeInViewport({ ratio: 1 });
    await contactForm(page).subject.focus();
    const [field, button] = [await contactForm(page).subject.boundingBox(), await contactForm(page).send.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('it stays open, with its text, if sending fails', async () => {
    await getInTouch(page).press('Enter');
    await fillContactForm(page, message);
    await contactForm(page).send.press('Enter');
    await expect(errorDialog(page)).toContainText('Failed to send message');
    await page.keyboard.press('Escape');
    await expect(errorDialog(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await expect(contactForm(page).send).toBeFocused();
    expect(await contactFormValues(page)).toEqual(message);
  });

  await test.step('it sends, closes, reports success and returns the focus', async () => {
    await page.unroute(CONTACT_API);
    await contactForm(page).send.press('Enter');
    await expect(successDialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(getInTouch(page)).toBeFocused();
    expect(await storedMessagesFrom(site.url, message.name)).toMatchObject([message]);
  });
});
