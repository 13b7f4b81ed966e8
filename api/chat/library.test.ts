import { describe, expect, it } from '@jest/globals';
import { LIBRARY } from './chat.fixture.ts';

describe('createLibrary', () => {
  const textOf = (say: string | undefined, lines: readonly string[] = [], question = '') =>
    LIBRARY.textOf(
      { entry: { ask: '', say }, place: { title: 'Birds', href: '/birds', lines: [...lines] } },
      question,
      'en',
    );

  it('fills in prices, counts, what the site says of itself, and the titles of the pages below a path', () => {
    expect(textOf('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(textOf('By {/team/}. {unknown}')).toBe('By Tanvir Ahmed. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const lines = [`First. ${'A'.repeat(410)}. Penguins are here.`];
    expect(textOf(undefined, lines, 'where are penguins')).toBe('Birds: Penguins are here.');
    expect(textOf('{quote}', lines, 'and geese')).toMatch(/^First/);
    expect(textOf('{quote}', ['Code', 'Domain'])).toBe('Code, Domain');
  });

  it.each([
    ['mision', '/about'],
    ['who owns the copyrigth', '/faqs#ownership'],
  ])('finds the misspelt %j', (question, href) => expect(LIBRARY.find(question)[0]?.place?.href).toBe(href));

  it('lists places of entries that are on no page', () => {
    expect(LIBRARY.missing).toContain('/team/CEO');
    expect(LIBRARY.missing).not.toContain('/team/CTO');
  });
});
