import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/accessibility.ts';
import { open } from '../support/browsing.ts';
import { contactForm, filledIn, fillIn, newWords, storedMessages } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { companyPages } from './company-pages.ts';

const API = '**/api/v1/contact';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Get in Touch' });
const opener = (page: Page) => page.getByRole('region', { name: 'Tell us what is not working.' }).getByRole('link');

test('every page has a title and description of its own and headings in order', async ({ request }) => {
  const alike = (path: string) => path.startsWith('/blogs?');
  const heads = new Set<string>();
  const pages = companyPages.filter(({ path }) => !alike(path));
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    heads.add(/<title>.*?<\/title>/.exec(html)?.[0] ?? '');
    heads.add(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0], path).toBe(1);
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), path).toBeLessThanOrEqual(1);
  }
  expect(heads.size).toBe(2 * pages.length);
});

test('through the posts: filter, read, the next one, its author, and back', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the filter lives in the address, and Back undoes it', async () => {
    await open(page, '/blogs');
    const latest = page.getByRole('region', { name: 'Latest posts' });
    await latest.getByRole('link', { name: 'Food', exact: true }).click();
    await expect(page).toHaveURL('/blogs?category=Food');
    await expect(latest.getByRole('article')).toHaveCount(1);
    await expect(latest.locator('nav [aria-current]')).toHaveText('Food');
    await page.goBack();
    await expect(latest.getByRole('article')).toHaveCount(6);
    await page.goto('/blogs?category=Sport');
    await expect(latest.getByRole('article')).toHaveCount(6);
  });

  await test.step('the contents mark the part that is read', async () => {
    await page.getByRole('main').getByRole('link', { name: 'A shop page that loads' }).first().click();
    await expect(heading).toHaveText('A shop page that loads before the kettle boils');
    const marked = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]');
    await expect(marked).toHaveCount(0);
    await page.getByRole('link', { name: 'What we kept' }).click();
    await expect(marked).toHaveText('What we kept');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked).toHaveCount(0);
  });

  await test.step('the next post comes without a reload, its text with it', async () => {
    await page.getByRole('region', { name: 'Keep reading' }).getByRole('link').first().click();
    await expect(heading).toHaveText('What a booking page owes a worried parent');
    await expect(page.getByRole('heading', { name: 'An honest clock' })).toBeVisible();
  });

  await test.step('Back leads one step back from a member, or to the team when there is none', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Farhana Islam' }).click();
    await expect(heading).toHaveText('Farhana Islam');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/post/booking');
    await open(page, '/team/COO');
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/team');
  });
});

test('the clients stand still when paused, under the pointer and with the focus', async ({ page }) => {
  await open(page, '/portfolio');
  const strip = page.getByRole('group', { name: 'People who ring us back' });
  const track = strip.locator('> div');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  // Ten clients of 224px at 50px a second.
  await expect(track).toHaveCSS('animation-duration', '44.8s');
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

test('the contact form of the about page, by keyboard: it stays when sending fails, and closes when it does not', async ({
  page,
  site,
}) => {
  const words = newWords();
  await page.route(API, (route) => route.abort());
  await open(page, '/about');

  await test.step('it opens, keeps the focus, and Escape gives it back', async () => {
    await opener(page).press('Enter');
    await expect(modal(page)).toBeVisible();
    await expectNoBarriers(page, 0);
    await contactForm(page).send.focus();
    // Beyond the last control the focus goes to the browser or to the first, never to the page behind.
    for (let i = 0; i < 7; i += 1) {
      await page.keyboard.press('Tab');
      const isAway = page.evaluate(() => document.activeElement?.matches(':not(body, dialog, dialog *)'));
      expect(await isAway).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  await test.step('it stays, with its text, when sending fails', async () => {
    await opener(page).press('Enter');
    await fillIn(page, words);
    await contactForm(page).send.press('Enter');
    const failure = page.getByRole('dialog', { name: 'Error' });
    await expect(failure).toContainText('Failed to send message');
    await page.keyboard.press('Escape');
    await expect(failure).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    await expect(contactForm(page).send).toBeFocused();
    expect(await filledIn(page)).toEqual(words);
  });

  await test.step('it sends, closes, says so, and gives the focus back', async () => {
    await page.unroute(API);
    await contactForm(page).send.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect((await storedMessages(site.url)).find(({ name }) => name === words.name)).toMatchObject({ ...words });
  });
});
