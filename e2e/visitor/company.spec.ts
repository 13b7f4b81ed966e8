import type { Page } from '@playwright/test';
import { keepMapHere, open } from '../support/browsing.ts';
import { contactForm, fillIn, newWords, storedMessages } from '../support/messages.ts';
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

test('the filter of posts lives in the address, and Back undoes it', async ({ page }) => {
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

test('from a post to the next without a reload, and its text comes with it', async ({ page }) => {
  await open(page, '/post/kettle');
  await page.getByRole('region', { name: 'Keep reading' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a booking page owes a worried parent');
  await expect(page.getByRole('heading', { name: 'An honest clock' })).toBeVisible();
});

test('back from a member leads one step back, or to the team when there is none', async ({ page }) => {
  await open(page, '/post/kettle');
  await page.getByRole('link', { name: 'Tanvir Ahmed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tanvir Ahmed');
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/post/kettle');

  const fresh = await page.context().newPage();
  await open(fresh, '/team/COO');
  await fresh.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(fresh).toHaveURL('/team');
});

test('the clients stand still when paused and under the pointer', async ({ page }) => {
  await open(page, '/portfolio');
  const strip = page.getByRole('group', { name: 'People who ring us back' });
  const track = strip.locator('> div');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  // Ten clients of 224px at 50px a second.
  await expect(track).toHaveCSS('animation-duration', '44.8s');
  await page.getByRole('button', { name: 'Pause the row of clients' }).click();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('button', { name: 'Play the row of clients' }).click();
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await strip.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test.describe('the contact form of the about page', () => {
  test('sends, closes, says so, and gives the focus back', async ({ page, site }) => {
    const words = newWords();
    await open(page, '/about');
    await opener(page).click();
    await expect(modal(page)).toBeVisible();
    await fillIn(page, words);
    await contactForm(page).send.click();
    await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect((await storedMessages(site.url)).find(({ name }) => name === words.name)).toMatchObject({ ...words });
  });

  test('stays, with its text, when sending fails', async ({ page }) => {
    const words = newWords();
    await page.route(API, (route) => route.abort());
    await open(page, '/about');
    await opener(page).click();
    await fillIn(page, words);
    await contactForm(page).send.click();
    const failure = page.getByRole('dialog', { name: 'Error' });
    await expect(failure).toContainText('Failed to send message');
    await page.keyboard.press('Escape');
    await expect(failure).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    await expect(contactForm(page).send).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the about page’s button leads to the contact page', async ({ page }) => {
    await keepMapHere(page);
    await page.goto('/about');
    await opener(page).click();
    await expect(page).toHaveURL('/contact');
  });
});
