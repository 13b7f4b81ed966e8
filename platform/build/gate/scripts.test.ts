import { expect, it } from '@jest/globals';
import { reactCopyViolations } from './scripts.ts';

const fieldsOf = (name: string, text: string) =>
  reactCopyViolations({ name, texts: new Map([['routes.1.js', Buffer.from(text)]]) }).map(({ field }) => field);

it('finds a copy of React in a remote, and nothing in what only uses React', () => {
  const copy = 't.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=s';
  expect(fieldsOf('events', copy)).toEqual(['web/routes.1.js']);
  expect(fieldsOf('shell', copy)).toEqual([]);
  expect(fieldsOf('events', 'let a=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,b=1')).toEqual([]);
});
