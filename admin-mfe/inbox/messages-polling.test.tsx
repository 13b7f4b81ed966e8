import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  advance,
  closeAdmin,
  type FakeApi,
  fakeApi,
  listCalls,
  listResponse,
  message,
  openWithTimers,
  SETTLE_MS,
} from '../admin.fixture.tsx';
import { paths } from '../paths.ts';
import { POLL_INTERVAL_MS } from './message-queries.ts';

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

test('the next poll shows and announces a new message', async () => {
  api.contact = () => listResponse([message(1)]);
  await openWithTimers(paths.messages);
  expect(screen.getByRole('status').textContent).toBe('');

  api.contact = () => listResponse([message(2, { name: 'Leena Das' }), message(1)]);
  await advance(POLL_INTERVAL_MS - 5 * SETTLE_MS);
  expect(names()).toEqual(['Visitor 1']);
  await advance(5 * SETTLE_MS);
  expect(names()).toEqual(['Leena Das', 'Visitor 1']);
  expect(screen.getByRole('status').textContent).toBe('New message from Leena Das');

  api.contact = () => listResponse([message(4), message(3), message(2), message(1)]);
  await advance(POLL_INTERVAL_MS);
  expect(screen.getByRole('status').textContent).toBe('2 new messages');
});

test('polls with an ETag, so that an unchanged list is not sent again', async () => {
  const asked: (string | null)[] = [];
  api.contact = (_, headers) => {
    asked.push(headers.get('if-none-match'));
    return headers.get('if-none-match') === '"one"'
      ? new Response(null, { status: 304 })
      : listResponse([message(1)], { etag: '"one"' });
  };
  await openWithTimers(paths.messages);
  await advance(POLL_INTERVAL_MS);
  expect(asked).toEqual([null, '"one"']);
  expect(names()).toEqual(['Visitor 1']);
});

test('does not poll while the tab is hidden', async () => {
  await openWithTimers(paths.messages);
  act(() => setVisibility('hidden'));
  await advance(3 * POLL_INTERVAL_MS);
  expect(listCalls(api)).toBe(1);
  act(() => setVisibility('visible'));
  await advance(0);
  expect(listCalls(api)).toBe(2);
});

test('if a poll fails, keeps the list, reports the failure and continues to poll', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => listResponse([message(1)]);
  await openWithTimers(paths.messages);

  api.contact = () => Promise.reject(new TypeError('Failed to fetch'));
  await advance(POLL_INTERVAL_MS);
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.getByRole('alert').textContent).toBe('The list could not be refreshed. Trying again …');

  api.contact = () => listResponse([message(1)]);
  await advance(POLL_INTERVAL_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});
