import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  advance,
  api,
  listCalls,
  listResponse,
  message,
  muteErrors,
  openAdmin,
  openWithTimers,
  problemResponse,
  sessionResponse,
  setUpAdmin,
} from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const PASSWORD = 'a password';

setUpAdmin({
  session: () => sessionResponse({ access: 'password', signedIn: false }),
  contact: () => listResponse([message(1)]),
  signIn: (password) => {
    if (password !== PASSWORD) return problemResponse(401, 'That is not the password');
    api.session = () => sessionResponse({ access: 'password', signedIn: true });
    return api.session();
  },
});
beforeEach(() => {
  document.title = 'Messages';
});

async function signIn(password: string): Promise<void> {
  await screen.findByLabelText('Password');
  fillIn(password);
}

function fillIn(password: string): void {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** Returns the text of the error at the field. */
const fieldError = () =>
  document.getElementById(screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '')?.textContent;

test('without a session, shows the sign-in form and requests no messages, then shows the page', async () => {
  const router = openAdmin(paths.messages);
  await screen.findByLabelText('Password');
  expect(listCalls()).toBe(0);
  fillIn(PASSWORD);
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/messages');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
});

test('without a session there is no sidebar: its links are in a menu', async () => {
  openAdmin(paths.messages);
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Clients' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Clients' })).toBeTruthy();
  fireEvent.click(menu.getByRole('button', { name: 'Close menu' }));
  await signIn(PASSWORD);
  expect(within(await screen.findByRole('complementary')).getByRole('link', { name: 'Clients' })).toBeTruthy();
});

test('shows nothing before the session is known, then the page of an inbox that is open', async () => {
  let respond: (response: Response) => void = () => undefined;
  api.session = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  openAdmin(paths.messages, true);
  await screen.findByRole('table', { hidden: true });
  expect(screen.queryByRole('complementary')).toBeNull();
  respond(sessionResponse({ access: 'open', signedIn: true }));
  expect(await screen.findByRole('complementary')).toBeTruthy();
});

test('says once, at its field, that a password is wrong, and does not log it', async () => {
  const log = muteErrors();
  openAdmin(paths.messages);
  await signIn('another');
  expect(await screen.findAllByText(/That is not the password\./)).toHaveLength(1);
  expect(fieldError()).toMatch(/^Error: That is not the password\./);
  expect(screen.queryByText('Signing in failed')).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test.each(['at once', 'when it comes into view'])('goes on %s after a sign-in in another tab', async (when) => {
  api.session = () => sessionResponse({ access: 'password', signedIn: true });
  api.contact = () => problemResponse(401, 'Sign in');
  openAdmin(paths.messages);
  await screen.findByText('Your session has ended. Sign in to continue where you were.');
  api.contact = () => listResponse([message(1)]);
  if (when === 'at once') {
    const otherTab = new BroadcastChannel('admin-signed-in');
    otherTab.postMessage(undefined);
    otherTab.close();
  } else {
    fireEvent(document, new Event('visibilitychange'));
  }
  expect(await screen.findByText('Text 1')).toBeTruthy();
});

test.each([
  ['', 'Error: Enter the password'],
  ['x'.repeat(1200), 'Error: Enter at most 1,024 characters: this password has 1,200'],
])('does not send the password %.3j, and says what to do', async (password, text) => {
  openAdmin(paths.messages);
  await signIn(password);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([fieldError(), field.value, document.activeElement]).toEqual([text, password, field]);
  expect(field.form?.noValidate).toBe(true);
  expect(field.hasAttribute('maxlength')).toBe(false);
  expect(api.calls).not.toContain('POST /api/session');
  fireEvent.input(field, { target: { value: 'a' } });
  expect([fieldError(), field.hasAttribute('aria-invalid')]).toEqual([undefined, false]);
});

test('after too many attempts, counts down the wait until another one is allowed', async () => {
  api.signIn = () => problemResponse(429, 'Too many attempts', { retryAfter: '90' });
  await openWithTimers(paths.messages);
  fillIn(PASSWORD);
  await advance(0);
  expect(screen.getByText(/^Too many attempts\. Try again in 2 minutes, at \d{1,2}:\d{2}/)).toBeTruthy();
  await advance(31_000);
  expect(screen.getByText(/Try again in less than a minute/)).toBeTruthy();
  await advance(60_000);
  expect(screen.getByText('You can try again now.')).toBeTruthy();
});

test('reports and logs a failing API, and a browser that does not store the cookie', async () => {
  const log = muteErrors();
  api.signIn = () => new Response('Bad gateway', { status: 502 });
  openAdmin(paths.messages);
  await signIn(PASSWORD);
  expect(await screen.findByText('The site did not answer properly. Check the connection and try again.')).toBeTruthy();
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 502 }));

  api.signIn = () => sessionResponse({ access: 'password', signedIn: true });
  await signIn(PASSWORD);
  expect(await screen.findByText(/did not keep the session/)).toBeTruthy();
});

test('a 401 response shows the sign-in form', async () => {
  const log = muteErrors();
  api.session = () => sessionResponse({ access: 'password', signedIn: true });
  api.contact = () => problemResponse(401, 'Sign in');
  openAdmin(paths.messages);
  const field = await screen.findByLabelText('Password');
  expect(screen.getByText('Your session has ended. Sign in to continue where you were.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(log).not.toHaveBeenCalled();
});

test('an open inbox has no Sign out button', async () => {
  api.session = () => sessionResponse({ access: 'open', signedIn: true });
  openAdmin(paths.messages);
  await screen.findByText('Text 1');
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

test('a closed inbox shows which setting opens it', async () => {
  api.session = () => sessionResponse({ access: 'closed', signedIn: false, detail: 'Set ADMIN_PASSWORD.' });
  openAdmin(paths.messages);
  expect((await screen.findByRole('alert')).textContent).toBe('Set ADMIN_PASSWORD.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(listCalls()).toBe(0);
});

test('if the session cannot be loaded, Try again loads it', async () => {
  muteErrors();
  api.session = () => new Response(null, { status: 503 });
  openAdmin(paths.messages);
  await screen.findByRole('alert');
  api.session = () => sessionResponse({ access: 'open', signedIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeTruthy();
});
