import { describe, expect, it } from '@jest/globals';
import { readKnowledge } from './knowledge.ts';
import { createTerms, languageOf } from './words.ts';

const KNOWLEDGE = readKnowledge();
const termsOf = createTerms(KNOWLEDGE, 'Penguins on a jug');

describe('createTerms', () => {
  it.each([
    ['do you have a penguin', ['penguin']],
    ['pengiuns, pengins, penguinns', ['penguin']],
    ['pen parrot', ['pen', 'parrot']],
    ['invioce', ['invoic']],
    ['how much', ['price']],
    ['কত টাকা', ['price']],
    ['দামে ১,৭০০', ['price']],
    ['good friend', ['~good', '~friend']],
    ['', []],
  ])('returns the terms of %j', (text, terms) => expect(termsOf(text)).toEqual(terms));

  it('corrects a bounded number of words', () => {
    const misspelt = Array.from({ length: 20 }, (_, i) => `penguin${'abcdfhijklmnopqrtuvw'[i]}`);
    expect(termsOf(misspelt.join(' '))).toHaveLength(1 + 20 - 12);
  });
});

it.each([
  ['How much is it?', 'en'],
  ['এটার দাম কত?', 'bn'],
  ['etar dam koto bhai', 'banglish'],
])('recognizes the language of %j', (text, language) => expect(languageOf(KNOWLEDGE, text)).toBe(language));
