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

/** Controls that need scripts. */
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
  test(`${name}, pressed before the scripts are loaded, works once when they are @full`, async ({ page }) => {
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

test('the first screen is painted and responds before the rest arrives; the page is hydrated when it is complete', async ({
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

test('late styles stay after a navigation @full', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main textarea')).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
});

/** States of a page that hydration keeps. */
const states: Readonly<
  Record<string, { path: string; change: (page: Page) => Promise<void>; kept: (page: Page) => Promise<void> }>
> = {
  'a search text': {
    path: '/sell',
    change: (page) => page.getByRole('searchbox').pressSequentially('kiln'),
    kept: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('kiln');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page).toHaveURL('/sell?q=kiln');
      await page.getByRole('searchbox').pressSequentially(' clay');
      await expect(page).toHaveURL('/sell?q=kiln+clay');
    },
  },
  'a begun message': {
    path: '/contact',
    change: (page) => page.getByRole('textbox', { name: 'Name' }).pressSequentially('Amina'),
    kept: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina');
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    },
  },
  'a choice': {
    path: '/sell/preview/noor',
    change: (page) => page.getByRole('radio', { name: 'Phone' }).check(),
    kept: async (page) => {
      await expect(page.locator('[data-device="phone"]')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
    },
  },
  'an open question': {
    path: '/faqs',
    change: (page) => page.locator('main details > summary').first().click(),
    kept: (page) => expect(page.locator('main details').first()).toHaveAttribute('open', ''),
  },
  'an open menu': {
    path: '/faqs',
    change: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }).click(),
    kept: (page) => expect(page.locator('[popover]').first()).toBeVisible(),
  },
  'the open menu of a phone': {
    path: '/',
    change: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('details[data-sheet] summary').first().click();
    },
    kept: (page) => expect(page.locator('details[data-sheet]')).toHaveAttribute('open', ''),
  },
};

for (const [name, { path, change, kept }] of inTurn(Object.entries(states), 0)) {
  test(`${name} is kept when the page is hydrated`, async ({ page }) => {
    const hydrated = await openWithoutScripts(page, path);
    await change(page);
    await hydrated();
    await kept(page);
  });
}

test.describe('before the scripts are loaded', () => {
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

  test('a message is sent by the browser, once @main', async ({ page, site }) => {
    const message = newMessage();
    await openWithoutScripts(page, '/contact');
    for (const field of ['name', 'email', 'message'] as const)
      await page.locator(`[name=${field}]`).fill(message[field]);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\?/);
    expect(await storedMessagesFrom(site.url, message.name)).toHaveLength(1);
  });

  test('a link opens its page', async ({ page }) => {
    await openWithoutScripts(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live Chat' }).click();
    await expect(page).toHaveURL('/Chatbot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the studio');
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

test('scripts are requested once the page is painted and loaded', async ({ page }) => {
  const load = await holdRequests(page, FONTS);
  const scripts = recordRequests(page, 'script');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(scripts).toEqual([]);
  load();
  await waitForHydration(page);
  expect(scripts.length).toBeGreaterThan(1);
});
