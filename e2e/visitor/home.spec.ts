import type { Page } from '@playwright/test';
import { markDocument, open, scriptsOf } from '../support/browsing.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';

const TITLES = [
  'Innovate. Lead. Succeed.',
  'Turn Ideas Into Impact.',
  'Your Growth, Our Passion.',
  'Creating the Future, Today.',
];

const hero = (page: Page) => page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
const portfolio = (page: Page) => page.locator('#services');
const quotes = (page: Page) => page.getByRole('region', { name: 'What clients say' });

/** The title that is shown, as it is heard. */
const shownTitle = (page: Page) => page.locator('[data-shown="true"]').getByRole('heading');

/** Sums up what comes over the wire, in bytes, from now on. */
async function bytesOf(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** The largest thing that was painted before the page was used. */
function largestPaint(page: Page): Promise<{ html: string; text: string; isEager: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          const isEager = element.getAttribute('fetchpriority') === 'high';
          resolve({ html: element.outerHTML, text: element.textContent, isEager });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Presses Tab until the focus is on what is meant, at most a few times. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.getAttribute('aria-label')) === name || (await focused.textContent()) === name) return;
  }
  throw new Error(`The keyboard does not reach “${name}”`);
}

test('a first load is small, and the keyboard goes through the hero, the projects, the quotes, and on', async ({
  page,
  site,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const scripts = scriptsOf(page);
  const swiper = () => scripts.filter((script) => script.includes('/swiper.'));
  const bytes = await bytesOf(page);
  await open(page, '/');
  const isMarked = await markDocument(page);

  await test.step('a first load: little of it, and the largest paint is in the HTML', async () => {
    await page.waitForLoadState('networkidle');
    expect(bytes()).toBeGreaterThan(50_000);
    expect(bytes()).toBeLessThan(350_000);
    const { text, isEager, html } = await largestPaint(page);
    const sent = (await ask(site.url, '/')).body.toString();
    expect(isEager || (text !== '' && sent.includes(text)), html).toBe(true);
  });

  await test.step('the hero: Next goes round, Pause lets it rest', async () => {
    await hero(page).getByRole('link', { name: 'Book an Appointment' }).focus();
    await tabTo(page, 'Pause');
    await page.keyboard.press('Space');
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeFocused();
    await tabTo(page, 'Next');
    for (const title of [...TITLES.slice(1), ...TITLES.slice(0, 1)]) {
      await page.keyboard.press('Enter');
      await expect(shownTitle(page)).toHaveText(title);
    }
  });

  await test.step('the projects: their code comes when one comes near them', async () => {
    expect(swiper()).toEqual([]);
    await portfolio(page).scrollIntoViewIfNeeded();
    await expect.poll(swiper).toHaveLength(1);
  });

  const active = portfolio(page).locator('[data-place="active"]');
  await test.step('the projects: the link is in the active one, the controls follow it', async () => {
    await expect(active).toHaveCount(1);
    // The focus holds them where they are.
    await portfolio(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await portfolio(page).getByRole('button', { name: 'Show Web Application' }).press('Enter');
    await expect(active.getByRole('heading')).toHaveText('Web Application');
    await tabTo(page, 'Show Shopify Development');
    await page.keyboard.press('Enter');
    await expect(active.getByRole('heading')).toHaveText('Shopify Development');
    await tabTo(page, 'Next project');
    await page.keyboard.press('Enter');
    await expect(active.getByRole('heading')).toHaveText('WordPress Websites');
    await portfolio(page).getByRole('button', { name: 'Previous project' }).press('Enter');
    await expect(active.getByRole('heading')).toHaveText('Shopify Development');
    const link = active.getByRole('link', { name: 'View Project' });
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/portfolio#kiln-clay');
    await expect(active.getByText('Stock by the firing')).toHaveCSS('opacity', '1');
  });

  await test.step('the quotes: on and back', async () => {
    await quotes(page).scrollIntoViewIfNeeded();
    await quotes(page).getByRole('button', { name: 'Pause' }).press('Enter');
    const place = quotes(page).getByText(/^\d \/ \d$/);
    const before = await place.textContent();
    await quotes(page).getByRole('button', { name: 'Next quote' }).press('Enter');
    await expect(place).not.toHaveText(before ?? '');
    await quotes(page).getByRole('button', { name: 'Previous quote' }).press('Enter');
    await expect(place).toHaveText(before ?? '');
  });

  await test.step('leaving home ends all of them', async () => {
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).press('Enter');
    await expect(page).toHaveURL('/blogs');
    await expect(portfolio(page)).toHaveCount(0);
    expect(errors).toEqual([]);
    expect(await isMarked()).toBe(true);
  });
});

test('the hero advances by itself, and not once it is paused', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await expect(shownTitle(page)).toHaveAccessibleName(TITLES[0] ?? '');
  await page.clock.runFor(5200);
  await expect(shownTitle(page)).toHaveAccessibleName(TITLES[1] ?? '');
  await hero(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(11_000);
  await expect(shownTitle(page)).toHaveText(TITLES[1] ?? '');
});
