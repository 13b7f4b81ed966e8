import { expect, it } from '@jest/globals';
import { longestTime, MAX_TEXT_MS } from '@platform/server/http/hostile-text.fixture';
import { chatQuestion, MAX_QUESTION_LENGTH } from '@studio/client/chat';
import { contactFieldNames, contactMessage } from '@studio/client/contact';
import { messageFilter } from '@studio/client/inbox';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { answerFrom } from './chat/answer.ts';
import { LIBRARY } from './chat/chat.fixture.ts';
import { createContactForm, MAX_FORM_BYTES, MAX_MESSAGE_BYTES } from './contact/form.ts';
import { queryWords, wordsOf } from './contact/messages/search.ts';
import { isFounded } from './figures.ts';

/** Texts for each place. */
const COUNT = 100;

/** Characters of a header, and of a query: Node reads at most so many of a request's line and headers. */
const HEADER_LENGTH = 16_000;

/** Reads headers as the chat and the sessions do. */
const headers = new Hono().get('/', (c) => {
  const type = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/event-stream'],
    default: 'application/json',
  });
  return c.text(type + JSON.stringify(getCookie(c)));
});
const withHeader = (name: string) => (text: string) =>
  headers.request('/', { headers: { [name]: text.replace(/[^\x20-\x7e]/g, '~') } });

/** Takes forms as the contact page's address does, and stores none. */
const form = createContactForm({
  inbox: { add: async () => ({ id: '', createdAt: '' }) },
  refuse: async () => new Response(null, { status: 400 }),
  limiter: (_, next) => next(),
  pageLimiter: (_, next) => next(),
  sameSite: (_, next) => next(),
  onFailure: () => undefined,
});
const sendForm = (type: string, start: string) => (text: string) =>
  form.request('/contact', { method: 'POST', headers: { 'Content-Type': type }, body: start + text });

it.each<[place: string, length: number, read: (text: string) => unknown]>([
  ['a question', MAX_QUESTION_LENGTH, (text) => answerFrom(LIBRARY, text, [])],
  ['a question after another', MAX_QUESTION_LENGTH, (text) => answerFrom(LIBRARY, text, [{ sender: 'user', text }])],
  ['the answer of a model', 2_000, (text) => isFounded(text, '', [])],
  [
    'the body of a question',
    HEADER_LENGTH,
    (message) => v.safeParse(chatQuestion, { message }, { abortPipeEarly: true }),
  ],
  [
    'the fields of a message',
    MAX_MESSAGE_BYTES,
    (text) => v.safeParse(contactMessage, Object.fromEntries(contactFieldNames.map((name) => [name, text]))),
  ],
  [
    'the fields of a message that are short enough',
    120,
    (text) => v.safeParse(contactMessage, { name: text, email: text }),
  ],
  [
    'the filter of the inbox',
    HEADER_LENGTH,
    (text) => v.safeParse(messageFilter, { q: text, from: text, to: text, email: text, state: text }),
  ],
  ['the words of a search', 200, queryWords],
  ['the words of a message', 5_000, (message) => wordsOf({ message })],
  ['a form', MAX_FORM_BYTES / 4, sendForm('application/x-www-form-urlencoded', 'name=')],
  [
    'a form with parts',
    MAX_FORM_BYTES / 4,
    sendForm('multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
  ],
  ['Accept', HEADER_LENGTH, withHeader('Accept')],
  ['Cookie', HEADER_LENGTH, withHeader('Cookie')],
])('hostile texts in %s take a bounded time', async (_, length, read) => {
  expect(await longestTime(COUNT, length, read)).toBeLessThan(MAX_TEXT_MS);
});
