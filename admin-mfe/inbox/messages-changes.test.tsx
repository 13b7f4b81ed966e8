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
import { paths } from '../paths.ts';

setUpAdmin();

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
    return Response.json({ changed: 1 });
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
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select the message from Visitor 1' }));
  await press('Archive');
  expect((await screen.findByRole('alert')).textContent).toBe('The change could not be saved. Try again.');
});

test('old messages are deleted when the admin has confirmed their number and date', async () => {
  muteErrors();
  const before = '2025-01-02T12:00:00.000Z';
  api.contact = () => listResponse([message(2)]);
  api.summary = () => summaryResponse({ read: 40 }, [], { before, count: 12 });
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
