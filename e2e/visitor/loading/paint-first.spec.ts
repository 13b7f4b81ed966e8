import type { Page } from '@playwright/test';
import {
  holdRequests,
  MAP_ORIGIN,
  recordRequests,
  stubMap,
  waitForHydration,
  withMotion,
} from '../../support/pages/browsing.ts';
import { newMessage, storedMessagesFrom } from '../../support/servers/messages.ts';
import { expect, test } from '../../support/test.ts';
import { inTurn } from '../../support/tier.ts';

test.use(withMotion);

const SCRIPTS = '**/assets/**/*.js';
const FONTS = '**/*.woff2';
const LATE_STYLES = '**/assets/shell/late.*.css';

/** Opens a page whose scripts are held. Returns a function that lets them through and waits until the page is hydrated. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(address);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Counts the events of a kind that reach the page's own code. */
async function countEvents(page: Page, event: string): Promise<() => Promise<number>> {
  await page.evaluate((type) => {
    Object.assign(window, { counted: 0 });
    document.addEventListener(type, () => Object.assign(window, { counted: Reflect.get(window, 'counted') + 1 }));
  }, event);
  return () => page.evaluate(() => Reflect.get(window, 'counted'));
}

const theme = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Switch the theme' });

/** Controls that need scripts: a page of each, how it is pressed, and what it does. */
const controls: Readonly<
  Record<string, { path: string; press: (page: Page) => Promise<void>; done: (page: Page) => Promise<void> }>
> = {
  'the theme switch, by a click': {
    path: '/',
    press: (page) => theme(page).click(),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the theme switch, by Enter': {
    path: '/faqs',
    press: (page) => theme(page).press('Enter'),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the theme switch, by Space': {
    path: '/sell',
    press: (page) => theme(page).press('Space'),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the hero’s pause': {
    path: '/',
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).first().click(),
    done: (page) => expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toBeVisible(),
  },
  'the live map': {
    path: '/contact',
    press: (page) => page.getByRole('button', { name: 'Show the live map' }).click(),
    done: (page) => expect(page.locator(`iframe[src^="${MAP_ORIGIN}"]`)).toBeVisible(),
  },
  'a suggested question': {
    path: '/Chatbot',
    press: (page) => page.getByRole('button', { name: 'What does a website cost?' }).click(),
    done: (page) => expect(page.getByRole('log')).toContainText('between $499 and $1,799'),
  },
};

for (const [name, { path, press, done }] of inTurn(Object.entries(controls), 3)) {
  test(`${name}, pressed before the scripts are there, does its work once when they are @full`, async ({ page }) => {
    await stubMap(page);
    const hydrated = await openWithoutScripts(page, path);
    const clicks = await countEvents(page, 'click');
    await press(page);
    expect(await clicks()).toBe(0);
    await hydrated();
    await done(page);
    expect(await clicks()).toBe(1);
  });
}

test('the first screen is painted, and answers, before the rest is there; the page is hydrated when it is whole', async ({
  page,
}) => {
  const release = await holdRequests(page, LATE_STYLES);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entry = page.waitForResponse(/\/assets\/shell\/entry\.\w+\.js/);
  await theme(page).click();
  await (await entry).finished();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('late styles stay when the visitor goes to another page @full', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main textarea')).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
});

test.describe('before the scripts are there', () => {
  test('a choice is made, and kept @full', async ({ page }) => {
    const hydrated = await openWithoutScripts(page, '/sell/preview/noor');
    const phone = page.getByRole('radio', { name: 'Phone' });
    await phone.check();
    await hydrated();
    await expect(page.locator('[data-device="phone"]')).toBeVisible();
    await expect(phone).toBeChecked();
  });

  test('a search text is kept, with the focus, and searches', async ({ page }) => {
    const hydrated = await openWithoutScripts(page, '/sell');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('kiln');
    await hydrated();
    await expect(search).toHaveValue('kiln');
    await expect(search).toBeFocused();
    await expect(page).toHaveURL('/sell?q=kiln');
    await search.pressSequentially(' clay');
    await expect(page).toHaveURL('/sell?q=kiln+clay');
  });

  test('a question that Enter sends is sent once @full', async ({ page }) => {
    const hydrated = await openWithoutScripts(page, '/Chatbot');
    const field = page.getByRole('textbox', { name: 'Your question' });
    await field.fill('What does a website cost?');
    await field.press('Enter');
    await expect(page).toHaveURL('/Chatbot');
    await hydrated();
    await expect(page.getByRole('log')).toContainText('between $499 and $1,799');
    await expect(page.getByRole('log').getByText('What does a website cost?', { exact: true })).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  test('a message that was begun is kept @full', async ({ page }) => {
    const hydrated = await openWithoutScripts(page, '/contact');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('Amina');
    await hydrated();
    await expect(name).toHaveValue('Amina');
    await expect(name).toBeFocused();
  });

  test('a message is sent by the browser, once', async ({ page, site }) => {
    const message = newMessage();
    await openWithoutScripts(page, '/contact');
    for (const field of ['name', 'email', 'message'] as const)
      await page.locator(`[name=${field}]`).fill(message[field]);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\?/);
    expect(await storedMessagesFrom(site.url, message.name)).toHaveLength(1);
  });

  test('links, menus and questions work, and what is open stays open @full', async ({ page }) => {
    const hydrated = await openWithoutScripts(page, '/faqs');
    const question = page.getByRole('main').locator('details').first();
    await question.locator('summary').click();
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    const menu = page.locator('[popover]').first();
    await expect(menu).toBeVisible();
    await hydrated();
    await expect(menu).toBeVisible();
    await expect(question).toHaveAttribute('open', '');
  });

  test('a link opens its page', async ({ page }) => {
    await openWithoutScripts(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await expect(page).toHaveURL('/Chatbot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
  });

  test('the menu of a phone works, and stays open @full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hydrated = await openWithoutScripts(page, '/');
    const menu = page.locator('details[data-sheet]');
    await menu.locator('summary').first().click();
    await expect(menu).toHaveAttribute('open', '');
    await hydrated();
    await expect(menu).toHaveAttribute('open', '');
  });

  for (const [name, address] of inTurn(
    Object.entries({ 'an address with a fragment': '/#services', 'a scroll': '/' }),
    0,
  )) {
    test(`${name} leads to a carousel that starts`, async ({ page }) => {
      const hydrated = await openWithoutScripts(page, address);
      const carousel = page.locator('#services');
      await carousel.evaluate((element) => element.scrollIntoView());
      await hydrated();
      await expect(carousel.locator('[data-live="true"]')).toBeVisible();
    });
  }
});

test.describe('the scripts', () => {
  /** Opens a page that is painted but not loaded. */
  async function openUnloaded(page: Page) {
    const load = await holdRequests(page, FONTS);
    const scripts = recordRequests(page, 'script');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    return { load, scripts };
  }

  test('are asked for once the page is painted and loaded', async ({ page }) => {
    const { load, scripts } = await openUnloaded(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(scripts).toEqual([]);
    load();
    await waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(1);
  });
});
