import { expect, test } from '@jest/globals';
import type { Account, ListedPerson } from '@studio/client/people';
import { FIRST_OWNER, type Person } from '@studio/client/person';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, muteErrors, openAdmin, problemResponse, sessionResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const TIME = '2025-03-12T10:14:00.000Z';
const listed = { createdAt: TIME, sessions: 1, usedAt: TIME };
const CHIEF: ListedPerson = { id: FIRST_OWNER, name: 'Chief', email: null, role: 'owner', ...listed };
const ADA: ListedPerson = { id: 'a', name: 'Ada', email: 'ada@studio.example', role: 'editor', ...listed };

/** The last request to the API of people, the own account or an invitation. */
let last: readonly [string, unknown];
const respond =
  (body: object) =>
  (path: string, method: string, sent: unknown): Response => {
    if (method !== 'GET') last = [`${method} ${path}`, sent];
    return Response.json(body);
  };

const listOf = (people: readonly ListedPerson[], more: object = {}) =>
  respond({ people, invitations: [], canInvite: true, ...more });

setUpAdmin({ people: listOf([CHIEF, ADA]) });

const signedInAs = (role: Person['role']) =>
  sessionResponse({ access: 'password', signedIn: true, person: { id: 'a', name: 'Ada', role } });

const button = (name: string) => screen.findByRole('button', { name });

test('owners change roles, sign people out and remove them; not the first owner', async () => {
  openAdmin(paths.people);
  fireEvent.change(await screen.findByLabelText('Role of Ada'), { target: { value: 'reader' } });
  await waitFor(() => expect(last).toEqual(['PATCH /api/v1/people/a', { role: 'reader' }]));
  fireEvent.click(await button('Sign Ada out everywhere'));
  await waitFor(() => expect(last).toEqual(['DELETE /api/v1/people/a/sessions', undefined]));
  fireEvent.click(await button('Remove Ada'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada?' }));
  expect(last[0]).not.toContain('DELETE /api/v1/people/a\n');
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(last).toEqual(['DELETE /api/v1/people/a', undefined]));
  expect(screen.queryByLabelText('Role of Chief')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Chief' })).toBeNull();
});

test('a refused change says why', async () => {
  muteErrors();
  openAdmin(paths.people);
  const role = await screen.findByLabelText('Role of Ada');
  api.people = (_, method) =>
    method === 'GET' ? listOf([CHIEF, ADA])('', method, undefined) : problemResponse(409, 'Somebody else did it');
  fireEvent.change(role, { target: { value: 'owner' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else did it.');
});

test.each([
  ['off', /^Send this link yourself/],
  ['failed', /^The email could not be sent/],
  ['sent', /^The link was sent by email/],
])('an invitation whose mail is %s shows its link', async (mail, text) => {
  openAdmin(paths.people);
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: ' bob@studio.example ' } });
  const invitation = { id: 'i', email: 'bob@studio.example', role: 'editor', expiresAt: TIME };
  api.people = (path, method, sent) =>
    respond(
      method === 'POST'
        ? { ...invitation, token: 'TOKEN', mail }
        : { people: [CHIEF], invitations: [invitation], canInvite: true },
    )(path, method, sent);
  fireEvent.click(await button('Create invitation'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(last).toEqual(['POST /api/v1/people/invitations', { email: 'bob@studio.example', role: 'editor' }]);
  const link = screen.getByLabelText<HTMLInputElement>('Invitation link');
  expect(link.value).toBe(`${location.origin}/admin/invitation#TOKEN`);
  fireEvent.click(await button('Cancel the invitation of bob@studio.example'));
  await waitFor(() => expect(last[0]).toBe('DELETE /api/v1/people/invitations/i'));
});

test('in local mode nobody can be invited', async () => {
  api.people = listOf([CHIEF], { canInvite: false });
  openAdmin(paths.people);
  await screen.findByText(/^Here the admin is open without a sign-in/);
  expect(screen.queryByRole('button', { name: 'Create invitation' })).toBeNull();
});

test('an editor sees neither the links of owners nor the list of people', async () => {
  muteErrors();
  api.session = () => signedInAs('editor');
  api.people = () => problemResponse(403, 'Your role does not allow this');
  openAdmin(paths.people);
  await screen.findByText('This page is for owners. Ask one of them.');
  for (const name of ['People', 'Releases']) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeTruthy();
});

const ACCOUNT: Account = {
  ...{ id: 'a', name: 'Ada', email: 'ada@studio.example', role: 'editor', signsIn: true },
  passkeys: [{ id: 'p', name: 'Firefox on Linux', createdAt: TIME, usedAt: null }],
  sessions: [
    { id: 's', device: 'Safari on iPhone', startedAt: TIME, usedAt: TIME, isCurrent: false },
    { id: 't', device: 'Firefox on Linux', startedAt: TIME, usedAt: TIME, isCurrent: true },
  ],
};

test('everybody changes their name, removes passkeys and ends other sessions', async () => {
  api.account = respond(ACCOUNT);
  openAdmin(paths.account);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ada L.' } });
  fireEvent.click(await button('Save'));
  await waitFor(() => expect(last).toEqual(['PATCH /api/v1/account', { name: 'Ada L.', email: ACCOUNT.email }]));
  await screen.findByText('Saved.');
  fireEvent.click(await button('Remove the passkey of Firefox on Linux'));
  await waitFor(() => expect(last[0]).toBe('DELETE /api/v1/account/passkeys/p'));
  fireEvent.click(await button('End the session of Safari on iPhone'));
  await waitFor(() => expect(last[0]).toBe('DELETE /api/v1/account/sessions/s'));
  expect(screen.getByText('This browser')).toBeTruthy();
  expect(screen.getByText('This browser, or this address of the site, does not support passkeys.')).toBeTruthy();
});

test('a new password needs the old one and a length', async () => {
  muteErrors();
  api.account = respond(ACCOUNT);
  openAdmin(paths.account);
  fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'old' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'short' } });
  fireEvent.click(await button('Change password'));
  expect(screen.getByText('Choose a password of 8 to 1,024 characters.')).toBeTruthy();
  expect(api.calls).not.toContain('PUT /api/v1/account/password');
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'long enough' } });
  api.account = (path, method, sent) =>
    method === 'PUT' ? problemResponse(409, 'That is not your password') : respond(ACCOUNT)(path, method, sent);
  fireEvent.click(await button('Change password'));
  expect(await screen.findByText('That is not your password.')).toBeTruthy();
  api.account = respond(ACCOUNT);
  fireEvent.click(await button('Change password'));
  expect(await screen.findByText('Changed. Your other sessions have ended.')).toBeTruthy();
  expect(last).toEqual(['PUT /api/v1/account/password', { current: 'old', password: 'long enough' }]);
});

test('the sign-in form asks for an address once there are several people', async () => {
  api.session = () => sessionResponse({ access: 'password', signedIn: false, asksEmail: true });
  const sent: unknown[] = [];
  api.signIn = (password, email) => {
    sent.push([email, password]);
    return problemResponse(401, 'Email address or password is wrong');
  };
  openAdmin(paths.dashboard);
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@studio.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a guess' } });
  fireEvent.click(await button('Sign in'));
  expect(await screen.findByText(/^Email address or password is wrong/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } });
  fireEvent.click(await button('Sign in'));
  await waitFor(() =>
    expect(sent).toEqual([
      ['ada@studio.example', 'a guess'],
      [undefined, 'a guess'],
    ]),
  );
});

test('an invitation takes its token out of the address, and needs a name and a password', async () => {
  window.history.replaceState(null, '', `${paths.invitation}#TOKEN`);
  api.invitation = respond({ email: 'bob@studio.example', role: 'reader' });
  const router = openAdmin(paths.invitation);
  await screen.findByText('You sign in as bob@studio.example. Choose your name and a password.');
  expect(last).toEqual(['POST /api/invitation', { token: 'TOKEN' }]);
  expect(location.hash).toBe('');
  fireEvent.click(await button('Create account'));
  expect(screen.getByText('Enter your name, of at most 60 characters.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bob' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'long enough' } });
  fireEvent.click(await button('Create account'));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
  expect(last).toEqual(['POST /api/invitation/acceptance', { token: 'TOKEN', name: 'Bob', password: 'long enough' }]);
});

test.each([
  [410, 'This invitation is over'],
  [503, 'The site does not answer'],
])('an invitation that answers %d says so', async (status, title) => {
  muteErrors();
  window.history.replaceState(null, '', `${paths.invitation}#TOKEN`);
  api.invitation = () => problemResponse(status, 'No');
  openAdmin(paths.invitation);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});
