import { describe, expect, it } from '@jest/globals';
import { excerptOf, sentencesOf, stemOf } from './text.ts';

it('splits a text into sentences, but no price and no address', () => {
  expect(sentencesOf('It costs $4.50. See example.com! আচ্ছা। Yes')).toEqual([
    'It costs $4.50. ',
    'See example.com! ',
    'আচ্ছা। ',
    'Yes',
  ]);
});

it.each([
  ['shops', 'shop'],
  ['দোকানের', 'দোকান'],
])('returns the stem of %s', (word, stem) => expect(stemOf(word)).toBe(stem));

describe('excerptOf', () => {
  const TEXT = 'One bird. Two birds. Three penguins.';
  const penguins = (sentence: string) => (sentence.includes('penguins') ? 1 : 0);

  it('returns a short text whole, and otherwise sentences from the one that weighs most', () => {
    expect(excerptOf(TEXT, 100, penguins)).toBe(TEXT);
    expect(excerptOf(TEXT, 21, () => 0)).toBe('One bird. Two birds.');
    expect(excerptOf(TEXT, 21, penguins)).toBe('Three penguins.');
  });

  it('returns a long sentence whole', () => {
    expect(excerptOf(TEXT, 3, penguins)).toBe('Three penguins.');
  });
});
