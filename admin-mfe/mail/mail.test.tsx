import { beforeEach, expect, test } from '@jest/globals';
import type { SavedAnswers } from '@studio/client/mail';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, listResponse, message, muteErrors, openAdmin, setUpAdmin, summaryResponse } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const TIME = '2025-03-12T10:14:00.000Z';
const TO = 'admin@site.example';

setUpAdmin();
let stored: SavedAnswers;
beforeEach(() => {
  stored = [];
  api.contact = () => listResponse([message(1)]);
  api.message = () => Response.json(message(1));
  api.history = () => Response.json({ canAnswer: true, notes: [], answers: [] });
  api.savedAnswers = (body) => {
    if (body !== undefined) stored = body as SavedAnswers;
    return Response.json(stored);
  };
});

test('System status says that no mail server is set up', async () => {
  openAdmin(paths.dashboard);
  await screen.findByText(/Not set up: nobody gets an email about new messages/);
  expect(screen.queryByRole('button', { name: 'Send a test email' })).toBeNull();
});

test('System status says why the last mail was not sent, and a test shows that mail works again', async () => {
  api.mail = (method) =>
    Response.json(
      method === 'POST'
        ? { to: TO, sentAt: TIME, waiting: 0 }
        : { to: TO, failure: { at: TIME, reason: 'sign-in' }, waiting: 2 },
    );
  openAdmin(paths.dashboard);
  await screen.findByText(/refuses the user name or the password/);
  screen.getByText('2 emails wait to be sent.');
  screen.getByText('No email has been sent yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Send a test email' }));
  await screen.findByText(`Sent to ${TO}.`);
  expect(screen.queryByText(/refuses the user name/)).toBeNull();
});

test('a banner of the inbox says that emails are not sent', async () => {
  api.summary = () => summaryResponse({}, [], { mailFailure: { at: TIME, reason: 'unreachable' } });
  openAdmin(paths.messages);
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Emails are not sent at the moment, because the mail server cannot be reached.');
  expect(within(banner).getByRole('link', { name: 'Check mail' }).getAttribute('href')).toBe(paths.dashboard);
});

/** Each test opens another message: what is typed is kept as its draft. */
async function openAnswers(number: number) {
  api.message = () => Response.json(message(number));
  openAdmin(paths.message(message(number).id));
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Answer to/);
  return { field, open: async () => fireEvent.click(await screen.findByRole('button', { name: 'Saved answers' })) };
}

test('a saved answer is put into the answer with the name of the visitor', async () => {
  stored = [{ title: 'Thanks', text: 'Dear {name},\nthank you.' }];
  const { field, open } = await openAnswers(2);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Use “Thanks”' }));
  expect(field.value).toBe(`Dear ${message(2).name},\nthank you.`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(api.calls.some((call) => call.endsWith('/draft'))).toBe(true));
});

test('what is written is kept without the name, replaced under the same title, and deleted', async () => {
  const { field, open } = await openAnswers(3);
  fireEvent.change(field, { target: { value: `Dear ${message(3).name}, yes.` } });
  await open();
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: ' Yes ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByRole('button', { name: 'Use “Yes”' });
  expect(stored).toEqual([{ title: 'Yes', text: 'Dear {name}, yes.' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(api.calls.filter((call) => call === 'PUT /api/v1/contact/saved-answers')).toHaveLength(2));
  expect(stored).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete “Yes”' }));
  await waitFor(() => expect(stored).toEqual([]));
  await waitFor(() => expect(api.calls.some((call) => call.endsWith('/draft'))).toBe(true));
});

test.each([
  ['An', 'An, an answer to An: Answers.', '{name}, an answer to {name}: Answers.'],
  ["$&$'", "Dear $&$', yes.", 'Dear {name}, yes.'],
])('the name %j is replaced as a whole word, and put in as it is', async (name, written, kept) => {
  api.message = () => Response.json({ ...message(8), id: message(8).id, name });
  openAdmin(paths.message(message(8).id));
  fireEvent.click(await screen.findByRole('button', { name: /^(Reply|Go on with the draft)$/ }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Answer to/);
  fireEvent.change(field, { target: { value: written } });
  fireEvent.click(await screen.findByRole('button', { name: 'Saved answers' }));
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'One' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(stored).toEqual([{ title: 'One', text: kept }]));
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Use “One”' }));
  expect(field.value).toBe(written);
  await waitFor(() => expect(api.calls.some((call) => call.endsWith('/draft'))).toBe(true));
});

test('a list that is refused says so', async () => {
  muteErrors();
  const { field, open } = await openAnswers(4);
  fireEvent.change(field, { target: { value: 'Yes.' } });
  await open();
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Yes' } });
  api.savedAnswers = () => new Response(null, { status: 400 });
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect((await screen.findByRole('alert')).textContent).toContain('At most 50 answers');
  await waitFor(() => expect(api.calls.some((call) => call.endsWith('/draft'))).toBe(true));
});
