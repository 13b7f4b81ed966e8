import { expect, test } from '@jest/globals';
import { diffParagraphs, diffWords } from './diff.ts';

const shown = (pieces: ReturnType<typeof diffWords>) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind]).join('');

test.each([
  ['the same text', 'the same text', 'the same text'],
  ['a good price', 'a fair price', 'a [-good ][+fair ]price'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['one two three', 'two three four', '[-one ]two [-three][+three four]'],
])('%j and %j differ by words', (before, after, expected) => {
  expect(shown(diffWords(before, after))).toBe(expected);
});

test('paragraphs that are the same are found around one that was changed', () => {
  const kinds = diffParagraphs('a\n\nb\n\nc', 'a\n\nB\n\nc').map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds).toEqual(['same a', 'removed b', 'added B', 'same c']);
});

test('texts with too many pairs of words are removed and added as a whole', () => {
  const words = (word: string) => Array.from({ length: 3000 }, (_, i) => `${word}${i}`).join(' ');
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
