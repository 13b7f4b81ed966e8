import { describe, expect, it } from '@jest/globals';
import { readKnowledge } from './knowledge.ts';
import { createTerms, languageOf } from './words.ts';

const KNOWLEDGE = readKnowledge();
const termsOf = createTerms(KNOWLEDGE);

describe('createTerms', () => {
  it.each([
    ['do you have a penguin', ['penguin']],
    ['pen parrot', ['pen', 'parrot']],
    ['how much', ['price']],
    ['কত টাকা', ['price']],
    ['দামে ১,৭০০', ['price']],
    ['good friend', ['~good', '~friend']],
    ['', []],
  ])('returns the terms of %j', (text, terms) => expect(termsOf(text)).toEqual(terms));
});

it.each([
  ['How much is it?', 'en'],
  ['এটার দাম কত?', 'bn'],
  ['etar dam koto bhai', 'banglish'],
])('recognizes the language of %j', (text, language) => expect(languageOf(KNOWLEDGE, text)).toBe(language));
