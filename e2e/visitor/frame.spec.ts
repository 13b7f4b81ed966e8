import type { Page } from '@playwright/test';
import { openPage, themeSwitch } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer shows the chat as online if the server responds, otherwise as offline @full', async ({ page }) => {
  await openPage(page, '/about');
  const row = footer(page).getByRole('listitem').filter({ hasText: 'Live Chat' });
  await expect(row.getByText('line')).toBeHidden();
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText('online', { exact: true })).toBeVisible();
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText('offline', { exact: true })).toBeVisible();
});

test('the browser’s bars have the theme’s colour, and manifest and icons are served @full', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/about');
  const content = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map((meta) => meta.content),
    );
  await expect.poll(content).toEqual(['#faf9fc']);
  await themeSwitch(page).click();
  await expect.poll(content).toEqual(['#151120']);

  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(4);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Studio 285');
  expect(manifest.icons).toHaveLength(4);
  for (const address of [...links, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test.describe('the floating link', () => {
  const floating = 'body > aside a';

  /** Returns whether the link covers each of the elements, in part or as a whole. */
  const coverage = (page: Page, element: string) =>
    page.evaluate(
      ([link, selector]) => {
        const above = document.querySelector(link)?.getBoundingClientRect();
        if (!above) throw new Error('there is no floating link');
        return [...document.querySelectorAll(selector)]
          .filter((other) => !other.matches(link) && other.checkVisibility())
          .map((other) => ({ box: other.getBoundingClientRect(), name: other.textContent }))
          .map(({ box, name }) => ({
            name,
            part: box.right > above.left && box.left < above.right && box.bottom > above.top && box.top < above.bottom,
            whole:
              box.left >= above.left && box.right <= above.right && box.top >= above.top && box.bottom <= above.bottom,
          }));
      },
      [floating, element] as const,
    );

  test('covers no link of the footer and not the focused element @full', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/about');
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const hidden = (await coverage(page, ':focus')).filter(({ whole }) => whole);
      expect(hidden).toEqual([]);
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect((await coverage(page, 'footer a')).filter(({ part }) => part)).toEqual([]);
    }
    // The footer is dark in both themes, so its logo is the dark one.
    await expect(footer(page).locator('img')).toHaveAttribute('src', /two-eight-five-dark/);
  });
});

test('on desktops the floating link stands beside the text, in the margin of the page', async ({ page }) => {
  await openPage(page, '/faqs');
  for (const width of [1024, 1180, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const link = await page.getByRole('complementary').getByRole('link').boundingBox();
    // A question is as wide as the text of a page can be.
    const question = await page.locator('main summary').first().boundingBox();
    if (!link || !question) throw new Error('there is no floating link, or no question');
    expect(link.width).toBe(44);
    expect(link.x).toBeGreaterThanOrEqual(question.x + question.width);
    expect(link.x + link.width).toBeLessThanOrEqual(width);
  }
});

test('header and floating link leave while the visitor scrolls down, and return on the way back @main', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/about');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Studio 285' });
  const floating = page.getByRole('complementary').getByRole('link');
  await expect(floating).toHaveCSS('width', '44px');
  // It would cover the text of the first screen, unless it has the focus.
  await expect(floating).not.toBeInViewport();
  await floating.focus();
  await expect(floating).toBeInViewport({ ratio: 1 });
  await floating.blur();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 900);
  await expect(logo).not.toBeInViewport();
  await expect(floating).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(logo).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(logo).not.toBeInViewport();
  await logo.focus();
  await expect(logo).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(logo).toBeInViewport();
});

test('on the way back up the floating link rests on no text, and rests where there is room @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/post/kettle');
  await page.keyboard.press('Shift');
  /** Scrolls, and returns whether the link is in the window once the page is at rest, and the lines of text that it is on. */
  const restAt = (top: number) =>
    page.evaluate(async (to) => {
      await new Promise((done) => {
        addEventListener('scrollend', done, { once: true });
        scrollTo({ top: to, behavior: 'instant' });
      });
      const link = document.querySelector('body > aside > a')?.getBoundingClientRect() ?? new DOMRect();
      const isShown = link.top < innerHeight;
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const covered: (string | null)[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isCovered = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > link.left && left < link.right && bottom > link.top && top < link.bottom,
        );
        if (isShown && isCovered) covered.push(texts.currentNode.textContent);
      }
      return { isShown, covered };
    }, top);
  // The code comes with the first key.
  let rests = 0;
  await expect
    .poll(async () => {
      rests += 1;
      await restAt(3000 + 100 * (rests % 8));
      return page.evaluate(() => document.documentElement.hasAttribute('data-covered'));
    })
    .toBe(true);
  const shown: boolean[] = [];
  for (let top = 2900; top > 0; top -= 100) {
    const { isShown, covered } = await restAt(top);
    expect(covered).toEqual([]);
    shown.push(isShown);
  }
  expect(shown).toContain(true);
  expect(shown).toContain(false);
});

test('in forced colours the focus, the current page and states have system colours @full', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/faqs');
  /** Returns the computed value of a system colour. */
  const system = (name: string) =>
    page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust:none;color:${colour}`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  await expect(page.locator('.page-line > canvas')).toBeHidden();
  await page.getByRole('button', { name: 'Company' }).focus();
  await page.keyboard.press('Enter');
  const current = page.getByRole('list', { name: 'Company' }).locator('[aria-current="page"]');
  await expect(current).toHaveCSS('color', await system('LinkText'));
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveText('About');
  await expect(focused).toHaveCSS('outline-color', await system('Highlight'));
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(themeSwitch(page).locator('svg:visible')).toHaveCount(1);
});

test('print shows the page without the layout, in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/about');
  await expect(page.getByRole('main')).toBeVisible();
  for (const selector of ['body > header', 'body > footer', 'body > aside']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
