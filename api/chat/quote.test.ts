import { describe, expect, it } from '@jest/globals';
import { quote } from './quote.ts';

describe('quote', () => {
  it('returns whole sentences, and the lines of a list without sentences', () => {
    expect(quote('Health 20 February\nOne sentence. Another one.')).toBe('One sentence. Another one.');
    expect(quote('Code\nDomain')).toBe('Code, Domain');
    expect(quote(`One. ${'A'.repeat(500)}.`)).toBe('One.');
    expect(quote(`${'A'.repeat(500)}. Two.`)).toBe(`${'A'.repeat(500)}.`);
    expect(quote('')).toBe('');
  });

  it('returns the sentences of a long text that fit a question, if they fit better than the first', () => {
    const text = `First. ${'A'.repeat(410)}. Penguins are here.`;
    expect(quote(text, (sentence) => (sentence.includes('Penguins') ? 1 : 0))).toContain('Penguins are here.');
    expect(quote(text, () => 0.5)).toMatch(/^First/);
  });
});
