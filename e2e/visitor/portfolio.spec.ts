import type { Page } from '@playwright/test';
import { request } from '../support/http.ts';
import { expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { MAX_INVISIBLE_SHIFT, openPage, recordLayoutShift, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

const CASES = ['shaluk-clinic', 'teesta', 'dhamrai-pottery', 'ghat-review', 'alok'];

const frameOf = (page: Page) => page.getByTitle(/’s website$/);

/** Returns the height of the site in the frame, of the frame, and of the frame as it is shown, in px of the site. */
async function heightsOf(page: Page): Promise<readonly number[]> {
  const shown = await frameOf(page).evaluate((frame: HTMLIFrameElement) => {
    const { height, width } = frame.getBoundingClientRect();
    const scale = width / frame.clientWidth;
    return [
      frame.clientHeight,
      Math.round(height / scale),
      Math.round((frame.parentElement?.clientHeight ?? 0) / scale),
    ];
  });
  const content = await page.frames()[1]?.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
  return [content ?? 0, ...shown];
}

/** Scrolls to the frame and waits until its document is there. */
async function showFrame(page: Page): Promise<void> {
  await frameOf(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [i, slug] of CASES.entries()) {
  // In the quick tier each project has one width in turn.
  test(`the site of ${slug} is in a window as high as it is, without a scrollbar of its own`, async ({ page }) => {
    for (const width of inTurn([1440, 1200, 1024, 768, 390, 320], i)) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, `/portfolio/${slug}`);
      await showFrame(page);
      const [content, ...shown] = await heightsOf(page);
      expect(content).toBeGreaterThan(800);
      expect(shown, `${width} px`).toEqual([content, content, content]);
      await expectNoHorizontalScroll(page);
    }
  });
}

test.describe('with motion', () => {
  test.use(withMotion);

  test('the picture stands in until the site has loaded, nothing shifts, and the wheel scrolls the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const layoutShift = await recordLayoutShift(page);
    await openPage(page, '/portfolio/teesta');
    const picture = page.locator('div:has(> iframe) img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000);
    await showFrame(page);
    const { x = 0, y = 0 } = (await frameOf(page).boundingBox()) ?? {};
    await page.mouse.move(x + 400, Math.max(y, 0) + 200);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 400);
    expect(await layoutShift()).toBeLessThan(MAX_INVISIBLE_SHIFT);
  });
});

test('a card leads to its case, a case to the next one, and the last to the first @main', async ({ page }) => {
  await openPage(page, '/portfolio');
  await page.getByRole('main').getByRole('link', { name: 'Alok' }).click();
  await expect(page).toHaveURL('/portfolio/alok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alok');
  const next = page.getByRole('main').getByRole('link', { name: /^View the project/ });
  await next.click();
  await expect(page).toHaveURL('/portfolio/shaluk-clinic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shaluk Clinic');
  await next.click();
  await expect(page).toHaveURL('/portfolio/teesta');
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the old addresses of projects still lead to them in the portfolio', async ({ page }) => {
  for (const slug of CASES) {
    await page.goto('about:blank');
    await openPage(page, `/portfolio#${slug}`);
    await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
  }
});

test('the keyboard gets past a site with many links, and the site opens by itself in a new tab', async ({ page }) => {
  await openPage(page, '/portfolio/ghat-review');
  const alone = page.getByRole('link', { name: /^Open it on its own/ });
  await alone.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip The Ghat Review’s website' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Alok' }).getByRole('link')).toBeFocused();

  const opened = page.waitForEvent('popup');
  await alone.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab).toHaveURL(/\/assets\/marketing\/ghat-review\.\w+\.html$/);
});

test('the document of a site runs no script, asks no other host, and only this site can frame it', async ({
  page,
  site,
}) => {
  for (const slug of CASES) {
    await page.goto(`/portfolio/${slug}`);
    const src = (await frameOf(page).getAttribute('src')) ?? '';
    expect(await frameOf(page).getAttribute('sandbox')).toBe('');
    const { status, headers, body } = await request(site.url, src);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(body.toString()).not.toMatch(/<script|\son\w+=|https?:\/\/(?!www\.w3\.org)|@import|<link/i);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is whole, and its site is in the window', async ({ page }) => {
    await page.goto('/portfolio/dhamrai-pottery');
    await frameOf(page).scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('92 fired')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('blockquote')).toContainText('I asked for a bigger basket.');
  });
});
