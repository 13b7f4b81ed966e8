import type { Page } from '@playwright/test';

export const LONG_EMAIL = `${'wide'.repeat(12)}@studio.example`;
const TIME = '2026-03-20T09:00:00.000Z';
const ada = { id: '1', name: 'Ada '.repeat(15).trim(), email: LONG_EMAIL, role: 'editor' };

/** Replaces the list of people: nobody signs in on the site of the tests. */
export const stubPeople = (page: Page) =>
  page.route('**/api/v1/people', (route) => {
    const person = { ...ada, createdAt: TIME, sessions: 1, usedAt: TIME };
    const invitation = { id: '2', email: LONG_EMAIL, role: 'reader', expiresAt: TIME };
    return route.fulfill({ json: { people: [person], invitations: [invitation], canInvite: true } });
  });

/** Replaces the own account by one that signs in. */
export const stubAccount = (page: Page) =>
  page.route('**/api/v1/account', (route) => {
    const passkey = { id: '1', name: 'Chrome on Linux', createdAt: TIME, usedAt: TIME };
    const session = { id: '1', device: 'Firefox on Linux', startedAt: TIME, usedAt: TIME, isCurrent: false };
    return route.fulfill({ json: { ...ada, signsIn: true, passkeys: [passkey], sessions: [session] } });
  });

/** Replaces the counts of visitors by large ones of long names. */
export const stubVisitors = (page: Page) =>
  page.route('**/api/v1/visitors?*', (route) => {
    const days = Array.from({ length: 30 }, (_, i) => ({
      day: new Date(Date.UTC(2026, 2, 1 + i)).toISOString().slice(0, 10),
      ...{ views: 12_345 + i, visitors: 1_234 },
    }));
    const long = 'Wohnungsbaugesellschaft'.repeat(4);
    const named = (name: string) => [{ name, count: 1_234_567 }];
    const lists = {
      ...{ page: named(`/post/${long}`), source: named(`${long}.example`), campaign: named(long) },
      ...{ country: named('BD'), language: named('bn'), device: named('phone') },
    };
    const conversions = [{ kind: 'message', page: `/post/${long}`, source: `${long}.example`, count: 1_234_567 }];
    return route.fulfill({ json: { days, lists, conversions } });
  });
