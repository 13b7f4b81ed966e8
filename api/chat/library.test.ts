import { describe, expect, it } from '@jest/globals';
import { LIBRARY } from './chat.fixture.ts';

describe('createLibrary', () => {
  it('fills in prices, counts, what the site says of itself, and the titles of the pages below a path', () => {
    expect(LIBRARY.fill('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(LIBRARY.fill('By {/team/}. {unknown}')).toBe('By Tanvir Ahmed. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const place = { title: 'Birds', href: '/birds', lines: [`First. ${'A'.repeat(410)}. Penguins are here.`] };
    expect(LIBRARY.quote(place.lines, 'where are penguins')).toBe('Penguins are here.');
    expect(LIBRARY.quote(place.lines, 'and geese')).toMatch(/^First/);
    expect(LIBRARY.quote(['Code', 'Domain'], '')).toBe('Code, Domain');
  });

  it('lists places of entries that are on no page', () => {
    expect(LIBRARY.missing).toContain('/team/CEO');
    expect(LIBRARY.missing).not.toContain('/team/CTO');
  });
});
