import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { paths } from '@studio/client/paths';
import { fireEvent, screen } from '@testing-library/react';
import {
  closeAdmin,
  type FakeApi,
  fakeApi,
  listAnswer,
  listCalls,
  message,
  openAdmin,
  openWithTimers,
  pass,
  problemAnswer,
  sessionAnswer,
} from '../admin.fixture.tsx';

const PASSWORD = 'a password';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.session = () => sessionAnswer({ access: 'password', signedIn: false });
  api.contact = () => listAnswer([message(1)]);
  api.signIn = (given) => {
    if (given !== PASSWORD) return problemAnswer(401, 'That is not the password');
    api.session = () => sessionAnswer({ access: 'password', signedIn: true });
    return api.session();
  };
});
afterEach(closeAdmin);

async function signIn(password: string): Promise<void> {
  await screen.findByLabelText('Password');
  fillIn(password);
}

function fillIn(password: string): void {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('whoever is not signed in finds the sign-in form in the place of the page, then the page', async () => {
  const router = openAdmin(paths.adminMessages);
  await signIn(PASSWORD);
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/messages');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
});

test('asks for no message before it is known who is here', async () => {
  openAdmin(paths.adminMessages);
  await screen.findByLabelText('Password');
  expect(listCalls(api)).toBe(0);
});

test('a wrong password is said at its field, and logged nowhere', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAdmin(paths.adminMessages);
  await signIn('another');
  const complaint = await screen.findByText('That is not the password.');
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(complaint.id);
  expect(document.activeElement).toBe(field);
  expect(log).not.toHaveBeenCalled();

  await signIn(PASSWORD);
  expect(await screen.findByText('Text 1')).toBeTruthy();
});

test('too many attempts: says how long to wait', async () => {
  api.signIn = () => problemAnswer(429, 'Too many attempts', { retryAfter: '840' });
  openAdmin(paths.adminMessages);
  await signIn(PASSWORD);
  expect(await screen.findByText(/^Too many attempts\. Try again in 14 minutes, at \d{1,2}:\d{2}/)).toBeTruthy();
});

test('what is said of the wait follows the time, to its end', async () => {
  api.signIn = () => problemAnswer(429, 'Too many attempts', { retryAfter: '90' });
  await openWithTimers(paths.adminMessages);
  fillIn(PASSWORD);
  await pass(0);
  expect(screen.getByText(/Try again in 2 minutes/)).toBeTruthy();
  await pass(31_000);
  expect(screen.getByText(/Try again in less than a minute/)).toBeTruthy();
  await pass(60_000);
  expect(screen.getByText('You can try again now.')).toBeTruthy();
});

test('an API that does not answer is said and logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.signIn = () => new Response('Bad gateway', { status: 502 });
  openAdmin(paths.adminMessages);
  await signIn(PASSWORD);
  expect(await screen.findByText('Signing in failed. Check the connection and try again.')).toBeTruthy();
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 502 }));
});

test('a browser that keeps no cookie is told so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.signIn = () => sessionAnswer({ access: 'password', signedIn: true });
  openAdmin(paths.adminMessages);
  await signIn(PASSWORD);
  expect(await screen.findByText(/did not keep the session/)).toBeTruthy();
});

test('signing out leads back to the form', async () => {
  openAdmin(paths.adminMessages);
  await signIn(PASSWORD);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(api.calls).toContain('DELETE /api/session');
  expect(screen.queryByText('Text 1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('a session that has ended meanwhile leads to the form', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.session = () => sessionAnswer({ access: 'password', signedIn: true });
  api.contact = () => problemAnswer(401, 'Sign in');
  openAdmin(paths.adminMessages);
  const field = await screen.findByLabelText('Password');
  expect(screen.getByText('Your session has ended. Sign in to go on where you were.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(log).not.toHaveBeenCalled();
});

test('an open inbox has nothing to sign out of', async () => {
  api.session = () => sessionAnswer({ access: 'open', signedIn: true });
  openAdmin(paths.adminMessages);
  await screen.findByText('Text 1');
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('a closed inbox says what opens it', async () => {
  api.session = () => sessionAnswer({ access: 'closed', signedIn: false, detail: 'Set ADMIN_PASSWORD.' });
  openAdmin(paths.adminMessages);
  expect((await screen.findByRole('alert')).textContent).toBe('Set ADMIN_PASSWORD.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(listCalls(api)).toBe(0);
});

test('where it cannot be found out who is here, it can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.session = () => new Response(null, { status: 503 });
  openAdmin(paths.adminMessages);
  await screen.findByRole('alert');
  api.session = () => sessionAnswer({ access: 'open', signedIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeTruthy();
});
