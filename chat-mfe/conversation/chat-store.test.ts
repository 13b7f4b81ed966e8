import { afterEach, expect, jest, test } from '@jest/globals';
import type { ChatTurn } from '@studio/client/chat';
import { NotAnswered } from './ask.ts';
import { createChatStore } from './chat-store.ts';
import { HISTORY_KEY, MAX_MESSAGES } from './messages.ts';

const ANSWER = { response: 'Yes.', answered: true, sources: [], suggestions: [] };

afterEach(() => localStorage.clear());

function setUp({ isOnline = () => true }: { readonly isOnline?: () => boolean } = {}) {
  const ask = jest.fn(async (_message: string, _turns: ChatTurn[], _stop: AbortSignal) => ANSWER);
  const open = () => createChatStore({ ask, isOnline });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { ask, open, settled };
}

test('stores a question and its answer for the next visit', async () => {
  const { ask, open, settled } = setUp();
  const chat = open();
  chat.getState().send('  one ');
  chat.getState().send('   ');
  await settled();
  expect(ask.mock.calls.map(([message]) => message)).toEqual(['one']);
  const again = open();
  again.getState().open();
  expect(again.getState().messages.map(({ text }) => text)).toEqual(['one', 'Yes.']);
});

test('sends the last turns with a question, without those that failed', async () => {
  const { ask, open, settled } = setUp();
  const chat = open();
  chat.getState().send('one');
  await settled();
  ask.mockRejectedValueOnce(new NotAnswered('failed'));
  chat.getState().send('two');
  await settled();
  chat.getState().send('three');
  await settled();
  expect(ask.mock.calls.at(-1)?.[1]).toEqual([
    { sender: 'user', text: 'one' },
    { sender: 'bot', text: 'Yes.' },
  ]);
});

test('marks a failed question with the reason, and inserts the answer below it on retry', async () => {
  const { ask, open, settled } = setUp();
  ask.mockRejectedValueOnce(new NotAnswered('refused'));
  const chat = open();
  chat.getState().send('one');
  await settled();
  const [message] = chat.getState().messages;
  expect(message).toMatchObject({ text: 'one', failure: 'refused' });
  chat.getState().retry(message?.id ?? '');
  await settled();
  expect(chat.getState().messages).toMatchObject([{ failure: null }, { text: 'Yes.' }]);
});

test('sends questions written offline in order when there is a connection', async () => {
  let online = false;
  const { ask, open, settled } = setUp({ isOnline: () => online });
  const chat = open();
  chat.getState().send('one');
  chat.getState().send('two');
  await settled();
  expect(ask).not.toHaveBeenCalled();
  online = true;
  chat.getState().resume();
  await settled();
  expect(chat.getState().messages.map(({ text }) => text)).toEqual(['one', 'Yes.', 'two', 'Yes.']);
});

test('marks a question as stopped on stop, and ignores the answer', async () => {
  const { ask, open, settled } = setUp();
  ask.mockImplementationOnce(() => settled().then(() => ANSWER));
  const chat = open();
  chat.getState().send('one');
  chat.getState().stop();
  await settled();
  await settled();
  expect(chat.getState().messages).toMatchObject([{ text: 'one' }, { text: '', stopped: true }]);
});

test.each(['{', 'null', '[]', '{"version":0,"messages":[]}', '{"version":2,"messages":[{"sender":"eve"}]}'])(
  'starts empty if the storage contains %s',
  (damaged) => {
    localStorage.setItem(HISTORY_KEY, damaged);
    const chat = setUp().open();
    chat.getState().open();
    expect(chat.getState().messages).toEqual([]);
  },
);

test('stores only the last messages, and removes them on clear', async () => {
  const { open, settled } = setUp();
  const chat = open();
  for (let i = 0; i < MAX_MESSAGES; i += 1) {
    chat.getState().send(`question ${i}`);
    await settled();
  }
  expect(chat.getState().messages).toHaveLength(MAX_MESSAGES);
  expect(chat.getState().messages.at(-2)?.text).toBe(`question ${MAX_MESSAGES - 1}`);
  chat.getState().clear();
  expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
});
