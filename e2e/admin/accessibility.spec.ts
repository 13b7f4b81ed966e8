import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../support/pages/accessibility.ts';
import { LONG_EMAIL, stubAccount, stubPeople, stubVisitors } from '../support/pages/admin-stubs.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const SESSION = '**/api/session';
const LIST = '**/api/v1/contact?*';

interface State {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Selector of an element that the state shows. */
  readonly shows: string;
}

/** Replaces the response of `/api/session`. */
const stubSession = (page: Page, json: object) => page.route(SESSION, (route) => route.fulfill({ json }));

/** Every state of the admin area that replaces a page. */
const states: readonly State[] = [
  { name: 'the dashboard', path: '/admin', shows: 'main li time' },
  { name: 'the messages', path: '/admin/messages', shows: 'main td time' },
  { name: 'the webhooks', path: '/admin/webhooks', shows: 'main form' },
  { name: 'the people', path: '/admin/people', prepare: stubPeople, shows: 'main form' },
  { name: 'the own account', path: '/admin/account', prepare: stubAccount, shows: 'main li time' },
  {
    name: 'an invitation',
    path: `/admin/invitation#${'a'.repeat(43)}`,
    prepare: (page) =>
      page.route('**/api/invitation', (route) => route.fulfill({ json: { email: LONG_EMAIL, role: 'editor' } })),
    shows: 'main form',
  },
  { name: 'the visitors', path: '/admin/visitors', prepare: stubVisitors, shows: 'main dl' },
  { name: 'the questions of the chat', path: '/admin/questions', shows: 'main h1' },
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
    shows: 'text=/No messages yet|Your inbox is empty/',
  },
  {
    name: 'a failure',
    path: '/admin/messages',
    prepare: (page) => page.route(LIST, (route) => route.fulfill({ status: 503, json: {} })),
    shows: 'text=Try again',
  },
  {
    name: 'the sign-in form',
    path: '/admin',
    prepare: (page) => stubSession(page, { access: 'password', signedIn: false }),
    shows: 'main input[type="password"]',
  },
  {
    name: 'selected messages on a tablet',
    path: '/admin/messages',
    prepare: (page) => selectFirst(page, 768),
    shows: 'text=1 selected',
  },
  {
    name: 'selected messages on a phone',
    path: '/admin/messages',
    prepare: (page) => selectFirst(page, 360),
    shows: 'text=1 selected',
  },
  {
    name: 'the filters on a phone',
    path: '/admin/messages',
    prepare: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      page.on('domcontentloaded', () => void page.getByRole('button', { name: 'Filter' }).click());
    },
    shows: 'dialog[open] form',
  },
];

/** Selects the first message. */
const selectFirst = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  page.on('domcontentloaded', () => void page.locator('main td input').first().check());
};

/** Every dialog of the admin area. */
const dialogs: readonly State[] = [
  {
    name: 'the end of a session',
    path: '/admin/messages',
    prepare: (page) => stubSession(page, { access: 'password', signedIn: true, endsIn: 290, lastsAtMost: 9000 }),
    shows: 'dialog[open] [role="timer"]',
  },
  {
    name: 'the menu on a phone',
    path: '/admin',
    prepare: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 });
      page.on('domcontentloaded', () => void page.getByRole('button', { name: 'Menu' }).click());
    },
    shows: 'dialog[open] nav',
  },
];

for (const [turn, { name, path, prepare, shows }] of [...states, ...dialogs].entries()) {
  if (!testAll && turn % 3 !== 0) continue;
  test(`${name}: no axe violations and no horizontal scroll`, async ({ page, site }) => {
    const long = 'wide'.repeat(25);
    await postMessage(site.url, newMessage({ subject: long, message: `${long}${long} and ${'more '.repeat(200)}` }));
    await prepare?.(page);
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectNoAxeViolations(page, turn);
    await expectNoHorizontalScroll(page);
  });
}
