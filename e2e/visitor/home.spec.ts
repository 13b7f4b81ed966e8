import type { Page } from '@playwright/test';
import { holdRequests, markDocument, openPage, recordRequests, withMotion } from '../support/pages/browsing.ts';
import { recordConsole } from '../support/pages/page-errors.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

const TITLES = [
  'Innovate. Lead. Succeed.',
  'Turn Ideas Into Impact.',
  'Your Growth, Our Passion.',
  'Creating the Future, Today.',
];

const hero = (page: Page) => page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
const portfolio = (page: Page) => page.locator('#services');
const testimonials = (page: Page) => page.getByRole('region', { name: 'What clients say' });

/** The heading of the current slide. */
const shownTitle = (page: Page) => page.locator('[data-shown="true"]').getByRole('heading');

/** Returns the visible sites of projects from left to right: whether the whole of each is in the window, and its share of the window. */
const sitesInRow = (page: Page) =>
  portfolio(page)
    .locator('[data-live]')
    .evaluateAll(([row]) => {
      const { clientWidth } = document.documentElement;
      return [...(row?.querySelectorAll('.screen') ?? [])]
        .filter((screen) => getComputedStyle(screen).opacity !== '0')
        .map((screen) => screen.getBoundingClientRect())
        .sort((a, b) => a.left - b.left)
        .map(({ left, right, width }) => [left >= 0 && right <= clientWidth, Math.round((width / clientWidth) * 100)]);
    });

/** Returns how many slots of Swiper are whole in the window. */
const slotsInRow = (page: Page) =>
  portfolio(page)
    .locator('[data-live]')
    .evaluateAll(
      ([row]) =>
        [...(row?.querySelectorAll('.swiper-slide') ?? [])]
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth).length,
    );

/** Projects of the carousel in view at first, each with two pictures, and the maximum bytes of one. */
const SHOWN_PROJECTS = 3;
const MAX_PICTURE_BYTES = 27_000;

/**
 * Maximum bytes of all other files of a first load: 266,500 measured with the scripts that follow the hydration, and 2,300 more until
 * the server has compressed the page for the second time, as well as it can.
 */
const MAX_BYTES = 270_000;

type Transfer = readonly [path: string, bytes: number];

/** Returns a list of the files that a page transfers from now on: path and bytes. */
async function recordTransfers(page: Page): Promise<readonly Transfer[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, request.url.startsWith('data:') ? 'data:' : new URL(request.url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.push([paths.get(requestId) ?? '?', encodedDataLength]);
  });
  return transfers;
}

/** Presses Tab until the element with this name has the focus. Throws after six times. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.getAttribute('aria-label')) === name || (await focused.textContent()) === name) return;
  }
  throw new Error(`The focus does not reach “${name}”`);
}

test('a first load is small, and the hero, the projects and the testimonials work by keyboard @main', async ({
  page,
}) => {
  const log = recordConsole(page);
  const scripts = recordRequests(page, 'script');
  const swiper = () => scripts.filter((script) => script.includes('/swiper.'));
  const transfers = await recordTransfers(page);
  await openPage(page, '/');
  const isSameDocument = await markDocument(page);

  await test.step('the first load is small', async () => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => transfers.map(([path]) => path).join()).toContain('/late-fonts.');
    const isProject = ([path]: Transfer) => /-(?:318|824)[.]\w+[.]avif$/.test(path);
    // A slow browser measures the carousel before its styles apply, and loads pictures of one or two more projects.
    const projects = transfers.filter(isProject);
    expect(projects.length).toBeLessThan(2 * (SHOWN_PROJECTS + 3));
    expect(projects.filter(([, bytes]) => bytes > MAX_PICTURE_BYTES)).toEqual([]);
    const others = transfers.filter((transfer) => !isProject(transfer));
    const bytes = others.reduce((total, [, size]) => total + size, 0);
    expect(bytes, JSON.stringify(others)).toBeLessThan(MAX_BYTES);
    expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
  });

  await test.step('the hero: Pause stops it, Next goes round', async () => {
    await hero(page).getByRole('link', { name: 'Book an Appointment' }).focus();
    await tabTo(page, 'Pause');
    await page.keyboard.press('Space');
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeFocused();
    await tabTo(page, 'Next');
    // On a slow machine it has advanced before.
    const shown = Number((await shownTitle(page).getAttribute('id'))?.replace('hero-', ''));
    for (const title of [...TITLES.slice(shown), ...TITLES.slice(0, shown)]) {
      await page.keyboard.press('Enter');
      await expect(shownTitle(page)).toHaveText(title);
    }
  });

  await test.step('the projects: their code is loaded when they are near the viewport', async () => {
    expect(swiper()).toEqual([]);
    await portfolio(page).scrollIntoViewIfNeeded();
    await expect.poll(swiper).toHaveLength(1);
  });

  await test.step('the projects: three slots from 768 pixels, the active slide whole', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const [width, share, beside] of [
      [768, 78, 67],
      [1440, 57, 49],
    ] as const) {
      await page.setViewportSize({ ...size, width });
      await expect.poll(() => slotsInRow(page)).toBe(3);
      // The active one is larger than its slot, and the edges of the page cut its neighbours.
      const sites = [[false, beside] as const, [true, share] as const, [false, beside] as const];
      await expect.poll(() => sitesInRow(page)).toEqual(sites);
    }
    await page.setViewportSize(size);
  });

  const active = portfolio(page).locator('[data-position="active"]');
  await test.step('the projects: the active one has the link, and the controls come after it', async () => {
    await expect(active).toHaveCount(1);
    // Focus pauses autoplay.
    await portfolio(page).getByRole('button', { name: 'Pause' }).press('Enter');
    await portfolio(page).getByRole('button', { name: 'Show Web Application' }).press('Enter');
    await expect(active.getByRole('heading')).toHaveText('Web Application');
    await tabTo(page, 'Show Shopify Development');
    await page.keyboard.press('Enter');
    await expect(active.getByRole('heading')).toHaveText('Shopify Development');
    await active
      .locator('.screen')
      .evaluate((screen) => screen.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(active.locator('.words')).toBeVisible();
    await expect(portfolio(page).locator('[data-position="after"] .words').first()).toBeHidden();
    const { x = 0, y = 0, width = 0, height = 0 } = (await active.locator('.screen').boundingBox()) ?? {};
    await page.mouse.click(x + width + 80, y + height / 2);
    await expect(active.getByRole('heading')).toHaveText('WordPress Websites');
    await page.mouse.click(x - 80, y + height / 2);
    await expect(active.getByRole('heading')).toHaveText('Shopify Development');
    await portfolio(page).getByRole('button', { name: 'Show Website Development' }).focus();
    const link = active.getByRole('link', { name: 'View Project' });
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', '/portfolio/dhamrai-pottery');
    await expect(active.locator('.features')).toHaveCSS('opacity', '1');
  });

  await test.step('the testimonials: next and previous', async () => {
    await testimonials(page).scrollIntoViewIfNeeded();
    await testimonials(page).getByRole('button', { name: 'Pause' }).press('Enter');
    const place = testimonials(page).getByText(/^\d \/ \d$/);
    const before = await place.textContent();
    await testimonials(page).getByRole('button', { name: 'Next quote' }).press('Enter');
    await expect(place).not.toHaveText(before ?? '');
    await testimonials(page).getByRole('button', { name: 'Previous quote' }).press('Enter');
    await expect(place).toHaveText(before ?? '');
  });

  await test.step('leaving the page stops all of them without errors', async () => {
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).press('Enter');
    await expect(page).toHaveURL('/blogs');
    await expect(portfolio(page)).toHaveCount(0);
    expect(log).toEqual([]);
    expect(await isSameDocument()).toBe(true);
  });
});

test('a carousel that is in view at arrival plays @full', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/#services');
  const active = portfolio(page).locator('[data-position="active"]');
  await expect(active).toHaveCount(1);
  const before = await active.textContent();
  const after = async () => {
    await page.clock.runFor(500);
    return active.textContent();
  };
  await expect.poll(after).not.toBe(before);
});

for (const width of [768, 2560]) {
  // In the full tier: the quick tier tests the live carousel.
  test(`at ${width} px the projects are where they are in the carousel before it is live @full`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '**/swiper.*');
    await openPage(page, '/');
    const row = portfolio(page).locator('div:has(> .swiper-wrapper)');
    const places = () =>
      row.evaluate((element) =>
        [...element.querySelectorAll('.screen')]
          .filter((screen) => getComputedStyle(screen).opacity !== '0')
          .map((screen) => {
            const { left, top, width } = screen.getBoundingClientRect();
            return [left, top + scrollY, width].map(Math.round);
          })
          .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
      );
    const before = await places();
    expect(before).toHaveLength(3);
    expect(before[2]?.[0]).toBeGreaterThan((before[1]?.[0] ?? 0) + (before[1]?.[2] ?? 0) / 2);
    release();
    await portfolio(page).scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-live');
    const farthest = async () => {
      const moved = (await places()).map((place, i) =>
        place.map((value, k) => Math.abs(value - (before[i]?.[k] ?? 0))),
      );
      return Math.max(...moved.flat(), Math.abs(moved.length - before.length) * 100);
    };
    await expect.poll(farthest).toBeLessThanOrEqual(1);
  });
}
