import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { paths } from '@studio/client/paths';
import { UNATTENDED } from '@studio/client/session';
import { fireEvent, screen } from '@testing-library/react';
import {
  closeAdmin,
  type FakeApi,
  fakeApi,
  listAnswer,
  message,
  openWithTimers,
  pass,
  sessionAnswer,
} from '../admin.fixture.tsx';
import { WARNING } from './use-session-end.ts';

const DAY = 24 * 3600;
const NEAR = WARNING / 1000;
const lasting = (endsIn: number, lastsAtMost = 7 * DAY) =>
  sessionAnswer({ access: 'password', signedIn: true, endsIn, lastsAtMost });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.session = () => lasting(NEAR + 60);
  api.contact = () => listAnswer([message(1)]);
});
afterEach(closeAdmin);

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

/** Opens the messages and waits until the end is near. */
async function comeNear(last?: number) {
  const router = await openWithTimers(`${paths.adminMessages}?q=shop`);
  expect(dialog()).toBeNull();
  api.session = () => lasting(NEAR, last);
  await pass(60_000);
  return router;
}

test('the end of a session is told before it comes, and put off', async () => {
  await comeNear();
  expect(screen.getByRole('timer').textContent).toMatch(/^(5:00|4:59)$/);
  await pass(60_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^(4:00|3:5\d)$/);
  api.session = () => lasting(DAY);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await pass(0);
  expect(api.calls).toContain('PATCH /api/session');
  expect(dialog()).toBeNull();
  await pass(WARNING);
  expect(screen.getByText('Text 1')).toBeTruthy();
});

test('where nobody answers, the sign-in takes the place of the page, which is there again afterwards', async () => {
  const router = await comeNear();
  api.session = () => sessionAnswer({ access: 'password', signedIn: false });
  await pass(WARNING);
  expect(dialog()).toBeNull();
  expect(screen.getByText('Your session has ended. Sign in to go on where you were.')).toBeTruthy();
  api.signIn = () => {
    api.session = () => lasting(DAY);
    return api.session();
  };
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await pass(0);
  expect(screen.getByText('Text 1')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=shop');
});

test('nothing is said where another tab has put it off', async () => {
  await openWithTimers(paths.adminMessages);
  api.session = () => lasting(DAY);
  await pass(60_000 + WARNING);
  expect(dialog()).toBeNull();
  expect(screen.getByText('Text 1')).toBeTruthy();
});

test('a session that has lasted as long as it may is not put off: one signs in again', async () => {
  await comeNear(NEAR);
  expect(screen.getByRole('dialog', { name: 'Your session is about to end' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await pass(0);
  expect(api.calls).toContain('DELETE /api/session');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('put aside by key, it is not told again', async () => {
  await comeNear();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await pass(60_000);
  expect(dialog()).toBeNull();
});

test('what a page asks by itself while nobody is there does not count as use', async () => {
  const unattended: boolean[] = [];
  api.contact = (_, headers) => {
    unattended.push(headers.has(UNATTENDED));
    return listAnswer([message(1)]);
  };
  api.session = () => sessionAnswer({ access: 'open', signedIn: true });
  await openWithTimers(paths.adminMessages);
  await pass(5 * 60_000);
  expect([unattended[0], unattended.at(-1)]).toEqual([false, true]);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(5000);
  expect(unattended.at(-1)).toBe(false);
});
