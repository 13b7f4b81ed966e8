import { expect, it } from '@jest/globals';
import { BUDGETS, LIMITS } from './limits.ts';

it('has the documented limits', () => {
  expect(LIMITS).toEqual({
    contact: { name: 'contact', points: 20, duration: 600 },
    contactPages: { name: 'contact pages', points: 60, duration: 600 },
    chat: { name: 'chat', points: 60, duration: 60 },
    share: { name: 'share', points: 120, duration: 60 },
    signIn: { name: 'sign-in', points: 10, duration: 900 },
  });
  expect(BUDGETS).toEqual({ chat: { ms: 1000, duration: 60 }, search: { ms: 10_000, duration: 60 } });
});
