import { markDocument, open, scriptsOf } from '../support/browsing.ts';
import { expect, test } from '../support/test.ts';

const TITLES = [
  'Innovate. Lead. Succeed.',
  'Turn Ideas Into Impact.',
  'Your Growth, Our Passion.',
  'Creating the Future, Today.',
];

test.describe('the hero', () => {
  test('Next goes from slide to slide and from the last to the first; Pause stops it', async ({ page }) => {
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
    await hero.getByRole('button', { name: 'Pause' }).click();
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
    const shown = hero.locator('[data-shown="true"]').getByRole('heading');
    await expect(shown).toHaveText(TITLES[0] ?? '');
    for (const title of [...TITLES.slice(1), ...TITLES.slice(0, 1)]) {
      await hero.getByRole('button', { name: 'Next' }).click();
      await expect(shown).toHaveText(title);
    }
  });

  test('advances by itself', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const shown = page.locator('[data-shown="true"]').getByRole('heading');
    await expect(shown).toHaveAccessibleName(TITLES[0] ?? '');
    await page.clock.runFor(5200);
    await expect(shown).toHaveAccessibleName(TITLES[1] ?? '');
  });

  test('does not move for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/');
    await page.clock.runFor(11_000);
    await expect(page.locator('[data-shown="true"]').getByRole('heading')).toHaveText(TITLES[0] ?? '');
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  });
});

test('the carousels’ code comes when one comes near them', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  const isSwiper = (script: string) => script.includes('/swiper.');
  expect(scripts.filter(isSwiper)).toEqual([]);
  await page.getByRole('heading', { name: 'Our Portfolio' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter(isSwiper)).toHaveLength(1);
});

test('the portfolio shows one of five; bullets choose, and its project opens in a new tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const portfolio = page.locator('#services');
  await portfolio.scrollIntoViewIfNeeded();
  const active = portfolio.locator('[data-place="active"]');
  await expect(active).toHaveCount(1);
  await portfolio.getByRole('button', { name: 'Show Shopify Development' }).click();
  await expect(active.getByRole('heading')).toHaveText('Shopify Development');
  await portfolio.getByRole('button', { name: 'Next project' }).click();
  await expect(active.getByRole('heading')).toHaveText('WordPress Websites');
  await portfolio.getByRole('button', { name: 'Previous project' }).click();
  await expect(active.getByRole('heading')).toHaveText('Shopify Development');
  const link = active.getByRole('link', { name: 'View Project' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', '/portfolio#kiln-clay');
  await link.focus();
  await expect(active.getByText('Stock by the firing')).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all titles, projects and quotes are there', async ({ page }) => {
    await page.goto('/');
    for (const title of TITLES) await expect(page.getByRole('heading', { name: title })).toBeAttached();
    await expect(page.locator('#services').getByRole('link', { name: 'View Project' })).toHaveCount(5);
    await expect(page.locator('blockquote')).toHaveCount(4);
  });
});

test('leaving home ends its carousels', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, '/');
  const isMarked = await markDocument(page);
  await page.locator('#services').scrollIntoViewIfNeeded();
  await expect(page.locator('#services [data-place="active"]')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.locator('#services')).toHaveCount(0);
  expect(errors).toEqual([]);
  expect(await isMarked()).toBe(true);
});
