import { describe, expect, it } from '@jest/globals';
import { DOCUMENTS, LIBRARY } from './chat.fixture.ts';

describe('createLibrary', () => {
  it('fills in prices, counts, the title of a page and the line after a label', () => {
    const place = DOCUMENTS.find(({ path }) => path === '/services/ecommerce')?.passages[0];
    expect(LIBRARY.fill('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(LIBRARY.fill('{page}: from {From}. {Unknown}', place)).toBe('Ecommerce Websites: from $2,400. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const place = { title: 'Birds', href: '/birds', lines: [`First. ${'A'.repeat(410)}. Penguins are here.`] };
    expect(LIBRARY.fill('{quote}', place, 'where are penguins')).toContain('Penguins are here.');
    expect(LIBRARY.fill('{quote}', place, 'and geese')).toMatch(/^First/);
    expect(LIBRARY.fill('{quote}', { ...place, lines: ['Code', 'Domain'] })).toBe('Code, Domain');
  });

  it('lists places of entries that are on no page', () => {
    expect(LIBRARY.missing).toContain('/team/CEO');
    expect(LIBRARY.missing).not.toContain('/team/CTO');
  });
});
