import { beforeEach, expect, test } from '@jest/globals';
import type { MessageAnswer, MessageHistory } from '@studio/client/inbox-history';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  listResponse,
  message,
  muteErrors,
  openAdmin,
  problemResponse,
  savedDraft,
  setUpAdmin,
} from '../../admin.fixture.tsx';
import { localDate } from '../../content/dates.ts';
import { paths } from '../../paths.ts';

const ID = message(1).id;
const TIME = '2025-03-12T10:14:00.000Z';

let history: MessageHistory;
setUpAdmin({
  contact: () => listResponse([message(2), message(1)]),
  message: (id) => Response.json(id === ID ? message(1) : message(2)),
  history: () => Response.json(history),
});
beforeEach(() => {
  history = { canAnswer: true, notes: [], answers: [] };
});

async function openMessage() {
  openAdmin(paths.message(ID));
  await screen.findByRole('region', { name: 'Notes and answers' });
  return within(screen.getByRole('region', { name: 'Message' }));
}

const answerOf = (more: Partial<MessageAnswer>): MessageAnswer => ({
  ...{ id: message(9).id, text: 'Dear Visitor', createdAt: TIME, state: 'sending' },
  ...more,
});

test('a reply is written and sent in the open message, and its state is shown', async () => {
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  const field = open.getByLabelText('Answer to visitor1@shokal.example');
  expect(document.activeElement).toBe(field);
  fireEvent.click(open.getByRole('button', { name: 'Send answer' }));
  expect(api.changes).toEqual([]);
  fireEvent.change(field, { target: { value: 'Dear Visitor' } });
  history = { ...history, answers: [answerOf({})] };
  fireEvent.click(open.getByRole('button', { name: 'Send answer' }));
  await open.findByText('Sending');
  expect(api.changes.filter((change) => !isDraft(change))).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Dear Visitor' },
  ]);
  expect(open.queryByRole('button', { name: 'Send answer' })).toBeNull();
});

const isDraft = (change: unknown) => 'revision' in (change as object);

test('a text that could not be saved is kept, also while another message is open, and sent again with the same id', async () => {
  muteErrors();
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  fireEvent.change(open.getByLabelText(/^Answer to/), { target: { value: 'Kept' } });
  api.history = () => problemResponse(503, 'Down');
  fireEvent.click(open.getByRole('button', { name: 'Send answer' }));
  expect((await open.findByRole('alert')).textContent).toBe('That could not be saved. Your text is kept: try again.');
  api.history = () => Response.json(history);
  fireEvent.click(open.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(open.queryByRole('button', { name: 'Send answer' })).toBeNull());
  const [first, second] = api.changes.filter((change) => !isDraft(change));
  expect(second).toEqual(first);

  fireEvent.click(open.getByRole('button', { name: 'Reply' }));
  api.draft = (change) => {
    history = { ...history, draft: { text: 'Half', revision: message(9).id, changedAt: TIME } };
    return savedDraft(change);
  };
  fireEvent.change(open.getByLabelText(/^Answer to/), { target: { value: 'Half' } });
  fireEvent.click(open.getByRole('button', { name: 'Previous message' }));
  await screen.findByRole('heading', { name: 'Subject 2' });
  fireEvent.click(open.getByRole('button', { name: 'Next message' }));
  await screen.findByRole('heading', { name: 'Subject 1' });
  fireEvent.click(await open.findByRole('button', { name: 'Go on with the draft' }));
  expect((open.getByLabelText(/^Answer to/) as HTMLTextAreaElement).value).toBe('Half');
});

test('a draft is saved while it is typed, and another device goes on with it', async () => {
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  fireEvent.change(open.getByLabelText(/^Answer to/), { target: { value: 'Dear' } });
  await open.findByText('Draft saved');
  expect(api.changes).toEqual([{ text: 'Dear', revision: null }]);
  cleanup();
  history = { ...history, draft: { text: 'Dear Ada', revision: message(7).id, changedAt: TIME } };
  const other = await openMessage();
  fireEvent.click(await other.findByRole('button', { name: 'Go on with the draft' }));
  const field = other.getByLabelText<HTMLTextAreaElement>(/^Answer to/);
  expect(field.value).toBe('Dear Ada');
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(api.changes.at(-1)).toEqual({ text: '', revision: message(7).id }));
});

test.each([
  ['Use the other text', 'Theirs', undefined],
  ['Keep mine', 'Mine', { text: 'Mine', revision: message(8).id }],
])('when another device has changed the draft, %s decides', async (button, kept, saved) => {
  muteErrors();
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  api.draft = () => problemResponse(409, 'Somebody else has changed this draft');
  history = { ...history, draft: { text: 'Theirs', revision: message(8).id, changedAt: TIME } };
  const field = open.getByLabelText<HTMLTextAreaElement>(/^Answer to/);
  fireEvent.change(field, { target: { value: 'Mine' } });
  await open.findByText(/^This draft was changed on another device/);
  api.draft = savedDraft;
  fireEvent.click(open.getByRole('button', { name: button }));
  await waitFor(() => expect(open.queryByText(/^This draft was changed/)).toBeNull());
  expect(field.value).toBe(kept);
  if (saved) await waitFor(() => expect(api.changes.at(-1)).toEqual(saved));
});

test('what was typed when the session ended is there after the sign-in', async () => {
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  const signedOut = { access: 'password', signedIn: false } as const;
  api.session = () => Response.json(signedOut);
  api.draft = () => problemResponse(401, 'Sign in');
  fireEvent.change(open.getByLabelText(/^Answer to/), { target: { value: 'Not lost' } });
  await screen.findByLabelText('Password');
  api.draft = savedDraft;
  api.session = () => Response.json({ ...signedOut, signedIn: true });
  api.signIn = () => api.session() as Response;
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a password' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go on with the draft' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Answer to/).value).toBe('Not lost');
  await waitFor(() => expect(api.changes.at(-1)).toEqual({ text: 'Not lost', revision: null }));
});

test('while a reply is written its own buttons are the only ones; Close moves the focus to the message', async () => {
  const open = await openMessage();
  fireEvent.click(await open.findByRole('button', { name: 'Reply' }));
  expect(open.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(open.queryByRole('button', { name: 'Move to trash' })).toBeNull();
  const form = open.getByLabelText<HTMLTextAreaElement>(/^Answer to/).form as HTMLFormElement;
  fireEvent.click(within(form).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(open.getByRole('heading', { name: 'Subject 1' }));
  expect(open.getByRole('button', { name: 'Reply' })).toBeTruthy();
});

test('a failed answer can be sent again, and a delayed one shows its next attempt', async () => {
  const again = '2025-03-12T10:16:00.000Z';
  history = {
    ...history,
    confirmedAt: '2025-03-12T09:15:00.000Z',
    answers: [
      answerOf({ state: 'failed' }),
      answerOf({ id: message(8).id, againAt: again }),
      answerOf({ id: message(7).id, state: 'sent', sentAt: '2025-03-12T11:00:00.000Z' }),
    ],
  };
  const open = await openMessage();
  expect(open.getAllByRole('listitem')[0]?.textContent).toBe(
    `Arrival confirmed by email${localDate('2025-03-12T09:15:00.000Z')}`,
  );
  open.getByText(`Not sent yet. Next attempt: ${localDate(again)}`);
  open.getByText('Sent');
  open.getByText('Not sent: the mail server refused it');
  fireEvent.click(open.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.calls).toContain(`POST /api/v1/contact/${ID}/answers/${message(9).id}/attempts`));
});

test('a note is added with its time, shown as text, and removed', async () => {
  const open = await openMessage();
  fireEvent.click(open.getByRole('button', { name: 'Add note' }));
  fireEvent.change(open.getByLabelText('Note, for the team only'), { target: { value: '<b>Call</b>' } });
  history = { ...history, notes: [{ id: message(5).id, text: '<b>Call</b>', createdAt: TIME }] };
  fireEvent.click(open.getByRole('button', { name: 'Save note' }));
  expect((await open.findByText('<b>Call</b>')).children).toHaveLength(0);
  expect(open.getByText(localDate(TIME)).getAttribute('datetime')).toBe(TIME);
  history = { ...history, notes: [] };
  fireEvent.click(open.getByRole('button', { name: 'Remove note' }));
  await waitFor(() => expect(open.queryByText('<b>Call</b>')).toBeNull());
});

test('without a mail server Reply opens the mail program', async () => {
  history = { ...history, canAnswer: false };
  const open = await openMessage();
  expect(open.getByRole('link', { name: 'Reply' }).getAttribute('href')).toMatch(/^mailto:visitor1@/);
});

test('reports that the history could not be loaded, and loads it again', async () => {
  muteErrors();
  api.history = () => problemResponse(503, 'Down');
  openAdmin(`${paths.messages}?message=${ID}`);
  expect((await screen.findByRole('alert')).textContent).toBe('Notes and answers could not be loaded.');
  api.history = () => Response.json(history);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Notes and answers' });
});
