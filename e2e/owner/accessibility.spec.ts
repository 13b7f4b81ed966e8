import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { newWords, postMessage } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const SESSION = '**/api/session';
const LIST = '**/api/v1/contact?*';

/** Every state of the admin area, and what is there when it has come. */
const states: { name: string; path: string; prepare?: (page: Page) => Promise<unknown>; shows: string }[] = [
  { name: 'the dashboard', path: '/admin', shows: 'main li time' },
  { name: 'the messages', path: '/admin/messages', shows: 'main td time' },
  {
    name: 'an open message',
    path: '/admin/messages',
    prepare: async (page) => {
      page.on('domcontentloaded', () => void page.locator('main th a').first().click());
    },
    shows: 'main article h2',
  },
  {
    name: 'no messages',
    path: '/admin/messages',
    prepare: (page) => page.route(LIST, (route) => route.fulfill({ json: [] })),
    shows: 'text=/No messages yet|Nothing is left/',
  },
  {
    name: 'a failure',
    path: '/admin/messages',
    prepare: (page) => page.route(LIST, (route) => route.fulfill({ status: 503, json: {} })),
    shows: 'text=Try again',
  },
  {
    name: 'the sign-in',
    path: '/admin',
    prepare: (page) => page.route(SESSION, (route) => route.fulfill({ json: { access: 'password', signedIn: false } })),
    shows: 'main input[type="password"]',
  },
];

for (const [turn, { name, path, prepare, shows }] of states.entries()) {
  test(`${name}: no barrier that axe knows of, no sideways scroll`, async ({ page, site }) => {
    const long = 'wide'.repeat(25);
    await postMessage(site.url, newWords({ subject: long, message: `${long}${long} and ${'more '.repeat(200)}` }));
    await prepare?.(page);
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectNoBarriers(page, turn);
    await expectNoSidewaysScroll(page);
  });
}
