import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { contactMessage } from './contact.ts';
import { inWords } from './content/offer.ts';
import { maxWordLength, withCommas } from './text.ts';

const schema = v.pipe(v.string(), maxWordLength(5, 'too long'));

it.each(['', 'short', 'each word is short', 'https://a.test/b-c_d?e=f', '東京です。大阪です。', 'x '.repeat(1000)])(
  'accepts %j',
  (text) => expect(v.is(schema, text)).toBe(true),
);

it.each(['longer', 'a longer one', 'ﷺﷺﷺﷺﷺﷺ', `a${'\u0301'.repeat(5)}`])('refuses %j', (text) =>
  expect(v.is(schema, text)).toBe(false),
);

it.each([
  [
    'a field that is longer than twice its length',
    { message: ' '.repeat(10_001) },
    'Shorten your message by 1 character',
  ],
  [
    'a longer word',
    { message: 'x'.repeat(1001) },
    'Break up the longest word of your message: a word can have up to 1,000 characters',
  ],
])('a message with %s is refused before its text is changed', (_, fields, problem) => {
  const given = { name: 'Ada', email: 'ada@b.example', ...fields };
  const { issues = [] } = v.safeParse(contactMessage, given, { abortPipeEarly: true });
  expect(issues.map(({ message }) => message)).toEqual([problem]);
});

it.each([0, 7, 999, 1000, 1799, 123_456, 1_000_000, 1_234_567])('%d is written as English writes it', (number) => {
  expect(withCommas(number)).toBe(number.toLocaleString('en-US'));
});

it.each([
  [0, 'no'],
  [19, 'nineteen'],
  [21, '21'],
])('%d is %p in words', (number, words) => {
  expect(inWords(number)).toBe(words);
});
