import { expect, it } from '@jest/globals';
import { cleanText } from './report-text.ts';

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'title')", undefined],
  ['Minified React error #418', undefined],
  ["it's not what wasn't expected", undefined],
  ['Error: /about returned status 503', undefined],
  ['Failed to fetch https://site.example/a?name=Ada#b now', 'Failed to fetch [address] now'],
  ['No route for chrome-extension://abc/x.js', 'No route for [address]'],
  ['ada.lovelace@post.example is unknown', '[email] is unknown'],
  ['ada%40post.example is unknown', '[email] is unknown'],
  ['Unexpected token \'A\', "Ada Lovel"... is not valid JSON', "Unexpected token 'A', [text]... is not valid JSON"],
  ['No such name: “Ada Lovelace”', 'No such name: [text]'],
  ["No such name: 'Ada Lovelace'", 'No such name: [text]'],
  ['Call +49 30 123 45 67 back', 'Call +[number] back'],
  ['Card 4111 1111 1111 1111 refused', 'Card [number] refused'],
  ['An unfinished "Ada Lovelace, born', 'An unfinished [text]'],
])('cleans %j', (message, expected = message) => {
  expect(cleanText(message)).toBe(expected);
});

it.each(['1 '.repeat(50_000), '"'.repeat(50_000), "'a".repeat(50_000), 'a'.repeat(100_000), '@a'.repeat(50_000)])(
  'returns at most 500 characters, however long a message is',
  (message) => expect(cleanText(message).length).toBeLessThanOrEqual(500),
);
