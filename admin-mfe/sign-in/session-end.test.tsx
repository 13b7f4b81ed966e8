import { expect, test } from '@jest/globals';
import { UNATTENDED } from '@studio/client/session';
import { fireEvent, screen } from '@testing-library/react';
import { advance, api, listResponse, message, openWithTimers, sessionResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';
import { WARNING_MS } from './session-end.tsx';

const DAY = 24 * 3600;
const NEAR_END = WARNING_MS / 1000;
const signedIn = (endsIn: number, lastsAtMost = 7 * DAY) =>
  sessionResponse({ access: 'password', signedIn: true, endsIn, lastsAtMost });

setUpAdmin({ session: () => signedIn(NEAR_END + 60), contact: () => listResponse([message(1)]) });

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

/** Opens the messages and advances to five minutes before the session ends. */
async function openNearEnd(last?: number) {
  const router = await openWithTimers(`${paths.messages}?q=shop`);
  expect(dialog()).toBeNull();
  api.session = () => signedIn(NEAR_END, last);
  await advance(60_000);
  return router;
}

test('warns before the session ends, and extends it', async () => {
  await openNearEnd();
  expect(screen.getByRole('timer').textContent).toMatch(/^(5:00|4:59)$/);
  await advance(60_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^(4:00|3:5\d)$/);
  api.session = () => signedIn(DAY);
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await advance(0);
  expect(api.calls).toContain('PATCH /api/session');
  expect(dialog()).toBeNull();
  await advance(WARNING_MS);
  expect(screen.getByText('Text 1')).toBeTruthy();
});

test('without a reaction, the sign-in form replaces the page until the admin signs in again', async () => {
  const router = await openNearEnd();
  api.session = () => sessionResponse({ access: 'password', signedIn: false });
  await advance(WARNING_MS);
  expect(dialog()).toBeNull();
  expect(screen.getByText('Your session has ended. Sign in to continue where you were.')).toBeTruthy();
  api.signIn = () => {
    api.session = () => signedIn(DAY);
    return api.session();
  };
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await advance(0);
  expect(screen.getByText('Text 1')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=shop');
});

test('does not warn if another tab has extended the session', async () => {
  await openWithTimers(paths.messages);
  api.session = () => signedIn(DAY);
  await advance(60_000 + WARNING_MS);
  expect(dialog()).toBeNull();
  expect(screen.getByText('Text 1')).toBeTruthy();
});

test('a session of maximum length cannot be extended: the admin signs in again', async () => {
  await openNearEnd(NEAR_END);
  expect(screen.getByRole('dialog', { name: 'Your session is about to end' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await advance(0);
  expect(api.calls).toContain('DELETE /api/session');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('a dismissed warning does not appear again', async () => {
  await openNearEnd();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await advance(60_000);
  expect(dialog()).toBeNull();
});

test('marks the polling of an inactive page, so that it does not extend the session', async () => {
  const unattended: boolean[] = [];
  api.contact = (_, headers) => {
    unattended.push(headers.has(UNATTENDED));
    return listResponse([message(1)]);
  };
  api.session = () => sessionResponse({ access: 'open', signedIn: true });
  await openWithTimers(paths.messages);
  await advance(5 * 60_000);
  expect([unattended[0], unattended.at(-1)]).toEqual([false, true]);
  fireEvent.keyDown(document.body, { key: 'a' });
  await advance(5000);
  expect(unattended.at(-1)).toBe(false);
});
