import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { paths } from '@studio/client/paths';
import { act, screen } from '@testing-library/react';
import {
  closeAdmin,
  type FakeApi,
  fakeApi,
  listAnswer,
  listCalls,
  message,
  openWithTimers,
  pass,
  SETTLE,
} from '../admin.fixture.tsx';
import { POLL_INTERVAL } from '../queries/messages.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(closeAdmin);

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('a message that comes in appears with the next poll and is announced', async () => {
  api.contact = () => listAnswer([message(1)]);
  await openWithTimers(paths.adminMessages);
  expect(screen.getByRole('status').textContent).toBe('');

  api.contact = () => listAnswer([message(2, { name: 'Leena Das' }), message(1)]);
  await pass(POLL_INTERVAL - 5 * SETTLE);
  expect(names()).toEqual(['Visitor 1']);
  await pass(5 * SETTLE);
  expect(names()).toEqual(['Leena Das', 'Visitor 1']);
  expect(screen.getByRole('status').textContent).toBe('New message from Leena Das');

  api.contact = () => listAnswer([message(4), message(3), message(2), message(1)]);
  await pass(POLL_INTERVAL);
  expect(screen.getByRole('status').textContent).toBe('2 new messages');
});

test('polls by ETag: an unchanged list is not sent again', async () => {
  const asked: (string | null)[] = [];
  api.contact = (_, headers) => {
    asked.push(headers.get('if-none-match'));
    return headers.get('if-none-match') === '"one"'
      ? new Response(null, { status: 304 })
      : listAnswer([message(1)], { etag: '"one"' });
  };
  await openWithTimers(paths.adminMessages);
  await pass(POLL_INTERVAL);
  expect(asked).toEqual([null, '"one"']);
  expect(names()).toEqual(['Visitor 1']);
});

test('does not poll while the tab is hidden', async () => {
  await openWithTimers(paths.adminMessages);
  act(() => setVisibility('hidden'));
  await pass(3 * POLL_INTERVAL);
  expect(listCalls(api)).toBe(1);
  act(() => setVisibility('visible'));
  await pass(0);
  expect(listCalls(api)).toBe(2);
});

test('keeps the list when a poll fails, says so, and goes on by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => listAnswer([message(1)]);
  await openWithTimers(paths.adminMessages);

  api.contact = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(POLL_INTERVAL);
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.getByRole('alert').textContent).toBe('The list could not be refreshed. It tries again by itself.');

  api.contact = () => listAnswer([message(1)]);
  await pass(POLL_INTERVAL);
  expect(screen.queryByRole('alert')).toBeNull();
});
