import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  advance,
  api,
  listResponse,
  message,
  muteErrors,
  openAdmin,
  openWithTimers,
  press,
  problemResponse,
  setUpAdmin,
  summaryResponse,
} from '../admin.fixture.tsx';
import { keptUntil } from '../content/changes.ts';
import { paths } from '../paths.ts';

setUpAdmin();

const select = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Select the message from ${name}` }));

test('a row opens its message beside the list and marks it as read once', async () => {
  const fresh = message(2, { state: 'new', message: 'Line one\nLine two' });
  api.contact = () => listResponse([fresh, message(1)]);
  api.message = () => Response.json(fresh);
  const router = openAdmin(paths.messages);
  fireEvent.click(await screen.findByRole('link', { name: 'Visitor 2' }));
  const open = within(await screen.findByRole('region', { name: 'Message' }));
  expect(router.state.location.search).toBe(`?message=${fresh.id}`);
  expect(open.getByRole('heading', { level: 2 }).textContent).toBe('Subject 2');
  expect(open.getByText(/Line one/).textContent).toBe('Line one\nLine two');
  expect(open.getByRole('link', { name: 'Reply' }).getAttribute('href')).toMatch(/^mailto:visitor2@.*Line%20one/);
  await waitFor(() => expect(api.changes).toEqual([{ ids: [fresh.id], state: 'read' }]));
  fireEvent.click(open.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(api.changes).toHaveLength(2));
  expect(api.changes[1]).toEqual({ ids: [fresh.id], state: 'archived' });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Visitor 1'));
});

test('a message that leaves the list is closed before the list is fetched again', async () => {
  api.contact = () => listResponse([message(2), message(1)]);
  api.message = () => Response.json(message(2));
  const router = openAdmin(`${paths.messages}?message=${message(2).id}`);
  const archive = await screen.findByRole('button', { name: 'Archive' });
  api.contact = () => new Promise(() => undefined);
  fireEvent.click(archive);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the pane leads to the next message, and closes', async () => {
  api.contact = () => listResponse([message(2), message(1)]);
  api.message = (id) => Response.json(id === message(1).id ? message(1) : message(2));
  const router = openAdmin(`${paths.messages}?message=${message(2).id}`);
  const open = within(await screen.findByRole('region', { name: 'Message' }));
  await waitFor(() => expect(open.getByRole('button', { name: 'Next message' }).ariaDisabled).not.toBe('true'));
  fireEvent.click(open.getByRole('button', { name: 'Next message' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?message=${message(1).id}`));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Message' })).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('a response from before a change does not overwrite the change', async () => {
  const fresh = message(2, { state: 'new' });
  let answerLate = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  api.contact = () => listResponse([fresh]);
  api.message = () => late;
  api.change = () => {
    api.message = () => Response.json({ ...fresh, state: 'read' });
    return Response.json({ changed: 1, before: [] });
  };
  await openWithTimers(`${paths.messages}?message=${fresh.id}`);
  answerLate(Response.json(fresh));
  await advance(0);
  expect(screen.getByRole('button', { name: 'Mark as unread' })).toBeTruthy();
});

test('reports that a message no longer exists', async () => {
  muteErrors();
  openAdmin(`${paths.messages}?message=${message(1).id}`);
  expect((await screen.findByRole('alert')).textContent).toBe('This message has been deleted for good.');
});

test('reports that a change failed', async () => {
  muteErrors();
  api.contact = () => listResponse([message(1)]);
  api.change = () => problemResponse(503, 'Down');
  openAdmin(paths.messages);
  await select('Visitor 1');
  await press('Archive');
  expect((await screen.findByRole('alert')).textContent).toBe('The change could not be saved. Try again.');
});

test('old messages are deleted when the admin has confirmed their number and date', async () => {
  muteErrors();
  const before = '2025-01-02T12:00:00.000Z';
  api.contact = () => listResponse([message(2)]);
  api.summary = () => summaryResponse({ read: 40 }, [], { old: { before, count: 12 } });
  api.change = () => problemResponse(503, 'The store cannot be reached just now');
  openAdmin(paths.messages);
  await screen.findByText(/^12 messages from before .*2025.* are due to be deleted/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete 12 messages' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep them' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Delete 12 messages' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete old messages?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete 12 messages' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The change could not be saved. Try again.');

  api.change = () => Response.json({ changed: 12 });
  api.summary = () => summaryResponse({ read: 28 });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete 12 messages' }));
  await waitFor(() => expect(screen.queryByText(/are due to be deleted/)).toBeNull());
  expect(api.calls.filter((call) => call.startsWith('DELETE'))).toEqual(
    Array(2).fill(`DELETE /api/v1/contact/old?before=${encodeURIComponent(before)}`),
  );
});

test.each([
  ['Mark as unread', '1 message marked as unread.', { state: 'new' }],
  ['Archive', '1 message archived.', { state: 'archived' }],
  ['Mark as spam', '1 message marked as spam.', { state: 'spam' }],
])('%s can be undone', async (label, text, change) => {
  api.contact = () => listResponse([message(1)]);
  openAdmin(paths.messages);
  await select('Visitor 1');
  await press(label);
  await screen.findByText(text);
  await press('Undo');
  await waitFor(() => expect(api.changes).toHaveLength(2));
  const before = [{ ids: [message(1).id], state: 'read', deleted: false }];
  expect(api.changes[1]).toEqual({ change, before });
});

test('the undo bar shows how many messages were changed since, and closes', async () => {
  api.contact = () => listResponse([message(2), message(1)]);
  openAdmin(paths.messages);
  await select('Visitor 1');
  await select('Visitor 2');
  await press('Archive');
  await screen.findByText('2 messages archived.');
  api.change = () => Response.json({ changed: 1 });
  await press('Undo');
  await screen.findByText('1 of 2 undone: one message was changed or deleted since.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Close');
  await waitFor(() => expect(screen.queryByText(/undone/)).toBeNull());
});

test('an undo that failed can be tried again', async () => {
  muteErrors();
  api.contact = () => listResponse([message(1)]);
  openAdmin(paths.messages);
  await select('Visitor 1');
  await press('Archive');
  await screen.findByText('1 message archived.');
  api.change = () => problemResponse(503, 'Down');
  await press('Undo');
  await screen.findByText('That could not be undone. Try again.');
  api.change = () => Response.json({ changed: 1 });
  await press('Undo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('an action that changed nothing leaves the earlier undo in place', async () => {
  api.contact = () => listResponse([message(1)]);
  openAdmin(paths.messages);
  await select('Visitor 1');
  await press('Archive');
  await screen.findByText('1 message archived.');
  api.change = () => Response.json({ changed: 1, before: [] });
  await select('Visitor 1');
  await press('Mark as read');
  await waitFor(() => expect(api.changes).toHaveLength(2));
  expect(screen.getByText('1 message archived.')).toBeTruthy();
});

test('a change of 20 messages needs a confirmation, a change of 19 does not', async () => {
  api.contact = () => listResponse(Array.from({ length: 20 }, (_, i) => message(i + 1)));
  openAdmin(paths.messages);
  await screen.findByText('Visitor 20');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Move to trash');
  const dialog = within(screen.getByRole('dialog', { name: 'Change 20 messages?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.changes).toEqual([]);
  await press('Move to trash');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move to trash' }));
  await waitFor(() => expect(api.changes).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await select('Visitor 20');
  await press('Archive');
  await waitFor(() => expect(api.changes).toHaveLength(2));
});

test('all that match are changed in batches after a confirmation, and undone together', async () => {
  const listed = Array.from({ length: 20 }, (_, i) => message(i + 1));
  api.contact = () => listResponse(listed);
  api.count = () => Response.json({ total: 1234, unread: 0 });
  openAdmin(`${paths.messages}?q=shop`);
  await screen.findByText('Visitor 20');
  await select('Visitor 20');
  expect(screen.queryByRole('button', { name: 'Select all 1,234 that match' })).toBeNull();
  await press('Select all 20');
  await press('Select all 1,234 that match');
  expect(screen.getByText('1234 selected')).toBeTruthy();
  await press('Archive');
  const first = listed.slice(0, 2).map(({ id }) => id);
  const last = listed.slice(2, 3).map(({ id }) => id);
  const batchOf = (ids: string[], next?: string) =>
    Response.json({ changed: ids.length, before: [{ ids, state: 'read', deleted: false }], ...(next && { next }) });
  api.change = (body) => ('cursor' in (body as object) ? batchOf(last) : batchOf(first, first[1]));
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Change 1234 messages?' })).getByRole('button', { name: 'Archive' }),
  );
  await screen.findByText('3 messages archived.');
  const change = { filter: { q: 'shop' }, state: 'archived' };
  expect(api.changes).toEqual([change, { ...change, cursor: first[1] }]);
  api.change = () => Response.json({ changed: 2 });
  await press('Undo');
  await waitFor(() => expect(api.changes).toHaveLength(4));
  const undone = (ids: string[]) => ({
    change: { state: 'archived' },
    before: [{ ids, state: 'read', deleted: false }],
  });
  expect(api.changes.slice(2)).toEqual([undone(first), undone(last)]);
});

test('a batch that failed is reported, and those before it can be undone', async () => {
  muteErrors();
  const listed = Array.from({ length: 2 }, (_, i) => message(i + 1));
  api.contact = () => listResponse(listed);
  api.count = () => Response.json({ total: 19, unread: 0 });
  openAdmin(paths.messages);
  await screen.findByText('Visitor 2');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await press('Select all 19 that match');
  const ids = listed.map(({ id }) => id);
  api.change = (body) =>
    'cursor' in (body as object)
      ? problemResponse(503, 'Down')
      : Response.json({ changed: 2, before: [{ ids, state: 'read', deleted: false }], next: ids[1] });
  await press('Mark as spam');
  await screen.findByText(/^Not all messages could be changed/);
  await screen.findByText('2 messages marked as spam.');
});

test('the trash restores messages, and deletes them for good after a confirmation', async () => {
  const deletedAt = '2025-03-12T09:14:00.000Z';
  api.contact = () => listResponse([message(2, { deletedAt }), message(1, { deletedAt, state: 'new' })]);
  api.message = () => Response.json(message(1, { deletedAt, state: 'new' }));
  openAdmin(`${paths.messages}?state=trash`);
  await screen.findByText('Messages in the trash are deleted for good after 30 days.');
  await select('Visitor 2');
  await press('Restore');
  await waitFor(() => expect(api.changes).toEqual([{ ids: [message(2).id], deleted: false }]));
  await screen.findByText('1 message restored.');

  fireEvent.click(await screen.findByRole('link', { name: /Visitor 1/ }));
  await screen.findByText(`In the trash. Kept until ${keptUntil(Date.parse(deletedAt))}.`);
  await press('Delete for good');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this message for good?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(api.changes).toHaveLength(2));
  expect(api.changes[1]).toEqual({ ids: [message(1).id] });
  expect(api.calls.at(-1)).not.toContain('state":"read');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Message' })).toBeNull());
});

test('the trash is emptied after a confirmation, if its number of messages is unchanged', async () => {
  muteErrors();
  api.contact = () => listResponse([message(2, { deletedAt: '2025-03-12T09:14:00.000Z' })]);
  api.count = () => Response.json({ total: 12, unread: 0 });
  api.change = () => problemResponse(409, 'The trash has changed');
  openAdmin(`${paths.messages}?state=trash&q=shop`);
  await press('Empty trash');
  const dialog = within(screen.getByRole('dialog', { name: 'Empty the trash?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete 12 messages' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('The trash has changed. Check the number again.');
  api.change = () => Response.json({ changed: 12 });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete 12 messages' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.filter((call) => call.startsWith('DELETE'))).toEqual(
    Array(2).fill('DELETE /api/v1/contact/trash?count=12'),
  );
});
