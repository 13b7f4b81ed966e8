import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTerms, languageOf, readKnowledge } from './knowledge.ts';

const FILE = join(import.meta.dirname, '../content/chat.yaml');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chat-'));
});
afterAll(() => rm(folder, { recursive: true }));

const changed = async (change: (text: string) => string) => {
  const file = join(folder, 'chat.yaml');
  await writeFile(file, change(await readFile(FILE, 'utf8')));
  return readKnowledge(file);
};

it('reads at most 40 kB with different questions', async () => {
  const { entries } = readKnowledge();
  expect((await stat(FILE)).size).toBeLessThanOrEqual(40_000);
  expect(new Set(entries.map(({ ask }) => ask)).size).toBe(entries.length);
});

it.each([
  [/ask: Hello/, 'question: Hello', /entries\.0\.ask: is missing/],
  [/at: \/faqs#cost/, 'at: faqs#cost', /entries\.6\.at: must begin with \//],
  [/like: hi \/ hey/, 'like: a / b / hi / hey', /entries\.0\.like: has more than 6 phrasings/],
  [/ {2}- price cost/, '  - [price] cost', /cannot be read: /],
])('names what is wrong when %s becomes %j', async (pattern, replacement, message) => {
  await expect(changed((text) => text.replace(pattern, replacement))).rejects.toThrow(message);
});

it('names a file that is missing', () => {
  expect(() => readKnowledge(join(folder, 'none.yaml'))).toThrow('none.yaml cannot be read');
});

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
