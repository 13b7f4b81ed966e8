import { expect, it } from '@jest/globals';
import { PAGES } from './pages.fixture.ts';
import { readPassages } from './read-passages.ts';
import { indexTerms } from './term-index.ts';

const index = indexTerms(PAGES.flatMap(({ html, path }) => readPassages(html, path)));
const keywords = async (question: string) => (await index).keywords(question);

/** Words that no page has and that are close to none. */
const unknownWords = (count: number) =>
  Array.from({ length: count }, (_, i) => `qx${String.fromCharCode(97 + (i % 26))}zj${i}w`);

it('corrects the spelling of the first thirty unknown words only', async () => {
  expect(await keywords([...unknownWords(29), 'wordpres'].join(' '))).toContain('wordpress');
  expect(await keywords([...unknownWords(30), 'wordpres'].join(' '))).toContain('wordpres');
});

it('reads the first sixty words only', async () => {
  expect(await keywords([...unknownWords(59), 'cost'].join(' '))).toContain('cost');
  expect(await keywords([...unknownWords(60), 'cost'].join(' '))).not.toContain('cost');
});

it('reads the first forty letters of a word', async () =>
  expect(await keywords(`${'q'.repeat(900)} cost`)).toEqual(['q'.repeat(40), 'cost']));

it('reads a repeated word once', async () => expect(await keywords('ﷺ '.repeat(500))).toHaveLength(4));
