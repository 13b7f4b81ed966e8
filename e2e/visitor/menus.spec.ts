import type { Page } from '@playwright/test';
import { markDocument, openPage, recordRequests, themeSwitch } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

test.describe('the header’s menus', () => {
  const menuButton = (page: Page, name = 'Company') => page.getByRole('button', { name });
  const panel = (page: Page, name = 'Company') => page.getByRole('list', { name });

  test('open and close by keyboard, mark the current page, and lead to another @main', async ({ page }) => {
    await openPage(page, '/faqs');
    const isSameDocument = await markDocument(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).locator('[aria-current="page"]')).toHaveText('FAQs');

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'About' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('About · Studio 285');
    await expect(panel(page)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('have a link to the contact page beside them @full', async ({ page }) => {
    await openPage(page, '/about');
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
    await expect(link).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect(page).toHaveURL('/contact');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  test('are open one at a time, below their buttons, and load their drawings on intent @full', async ({ page }) => {
    const requests = recordRequests(page);
    await openPage(page, '/about');
    await menuButton(page).click();
    await expect(panel(page)).toBeVisible();
    expect(requests.filter((path) => path.includes('drawings'))).toEqual([]);
    await menuButton(page, 'Services').click();
    await expect(panel(page)).toBeHidden();
    const services = panel(page, 'Services');
    await expect(services.getByRole('link')).toHaveCount(8);
    await expect(services.locator('a > svg:first-child')).toHaveCount(6);
    const [button, list] = await Promise.all([menuButton(page, 'Services').boundingBox(), services.boundingBox()]);
    expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect(list?.width).toBe(await page.evaluate(() => Math.min(1280, document.documentElement.clientWidth - 64)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(4, 600);
    await expect(services).toBeHidden();
  });
});

test.describe('the menu of services', () => {
  test('names the prices of the content, and closes when the focus leaves it @full', async ({ page }) => {
    await openPage(page, '/faqs');
    const panel = page.getByRole('list', { name: 'Services' });
    const button = page.getByRole('button', { name: 'Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    const services: { title: string; priceFrom?: number }[] = await (await page.request.get('/api/services')).json();
    for (const { title, priceFrom = 0 } of services.slice(0, 6)) {
      const price = priceFrom.toLocaleString('en-US');
      await expect(panel.getByRole('link', { name: title })).toContainText(`$${price}`);
    }
    await panel.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole('link').first().focus();
    await button.click();
    await expect(panel).toBeHidden();
  });

  test('shows its links without prices that cannot be fetched @full', async ({ page }) => {
    await page.route('**/api/services', (route) => route.fulfill({ status: 500 }));
    await openPage(page, '/faqs');
    await page.getByRole('button', { name: 'Services' }).click();
    const panel = page.getByRole('list', { name: 'Services' });
    await expect(panel.locator('a > svg:first-child')).toHaveCount(6);
    await expect(panel.getByRole('link', { name: 'SEO Services' })).toHaveText(/^SEO Services\s*$/);
  });
});

test.describe('the phone’s menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const toggle = (page: Page) => page.locator('header summary').filter({ hasText: 'Menu' });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('covers the page, opens one submenu at a time, and closes after a navigation @main', async ({ page }) => {
    await openPage(page, '/');
    const isSameDocument = await markDocument(page);
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await menu(page).getByText('Services', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'SEO Services' })).toBeVisible();
    await menu(page).getByText('Company', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'SEO Services' })).toBeHidden();

    await menu(page).getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('FAQs · Studio 285');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

  test('opens and closes by keyboard, and holds the focus while it is open @full', async ({ page }) => {
    await openPage(page, '/about');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByText('Services', { exact: true }).click();
    const stops: string[] = [];
    const focusedText = () =>
      page.evaluate(() => (document.activeElement?.closest('header') ? document.activeElement.textContent : '-'));
    await toggle(page).focus();
    for (let i = 0; i < 18; i += 1) {
      await page.keyboard.press('Tab');
      stops.push((await focusedText()) ?? '-');
    }
    const withoutNotes = (text: string) => text.replace(/ on WhatsApp.*|(From )?\$.*/, '');
    expect(stops.map(withoutNotes)).toEqual([
      'Services',
      'Ecommerce Websites',
      'WordPress Websites',
      'MERN Applications',
      'Digital Marketing',
      'Shopify Development',
      'SEO Services',
      'Ready-made Websites',
      'Company',
      'Support',
      'Contact',
      '+880 1700 000000',
      'hello@studio285.example',
      'Get in Touch',
      'Studio 285',
      // The theme switch has no text.
      '',
      'Menu',
      'Services',
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Studio 285' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page).getByRole('link', { name: 'Get in Touch' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(themeSwitch(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
  });
});

test('the header has one filled button to the contact page, which the open menu of a phone has instead', async ({
  page,
}) => {
  const button = page.getByRole('banner').getByRole('link', { name: 'Get in Touch' });
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/faqs');
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', '/contact');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  await page.locator('header summary').filter({ hasText: 'Menu' }).click();
  await expect(button).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: '+880 1700 000000' })).toHaveAttribute(
    'href',
    'tel:+8801700000000',
  );
  // What is below the rows stays in view when they are higher than the sheet.
  await page.getByRole('banner').getByText('Services', { exact: true }).last().click();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('the footer is no higher than the screen of a phone', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, '/faqs');
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(height);
    expect(footer?.height).toBeGreaterThan(600);
  }
});

test.describe('on a touchscreen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'light' });

  test('a tap leaves nothing hovered: neither the menu’s button nor a link', async ({ page }) => {
    await openPage(page, '/about');
    const toggle = page.locator('header summary').filter({ hasText: 'Menu' });
    const resting = await toggle.evaluate((element) => getComputedStyle(element).backgroundColor);
    await toggle.tap();
    await expect(toggle.locator('svg:visible')).toHaveCSS('color', 'oklch(0.985 0.004 300)');
    await expect(toggle).toHaveCSS('background-color', 'oklch(0.19 0.03 295)');
    await toggle.tap();
    await expect(toggle).toHaveCSS('background-color', resting);
  });
});

test('the first tab stop skips the header @full', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme is kept for the next visit, and applied before hydration @main', async ({ browser, site }) => {
  const context = await browser.newContext({ colorScheme: 'light', baseURL: site.url });
  const page = await context.newPage();
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});
