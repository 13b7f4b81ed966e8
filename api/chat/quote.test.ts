import { describe, expect, it } from '@jest/globals';
import { quote } from './quote.ts';

describe('quote', () => {
  const passage = (text: string, title = 'Title') => ({ title, href: '/page', text });
  const textOf = (text: string, scoreOf?: (sentence: string) => number) => quote([passage(text)], scoreOf)?.text;

  it('returns whole sentences, and the lines of a list without sentences', () => {
    expect(textOf('Health 20 February\nOne sentence. Another one.')).toBe('One sentence. Another one.');
    expect(textOf('Code\nDomain')).toBe('Code, Domain');
    expect(textOf(`One. ${'A'.repeat(500)}.`)).toBe('One.');
    expect(quote([])).toBeUndefined();
  });

  it('returns the sentences of a long text that fit a question, if they fit better than the first', () => {
    const text = `First. ${'A'.repeat(410)}. Penguins are here.`;
    expect(textOf(text, (sentence) => (sentence.includes('Penguins') ? 1 : 0))).toContain('Penguins are here.');
    expect(textOf(text, () => 1)).toMatch(/^First/);
  });

  it('returns the passage that fits a question, if it fits better than the first', () => {
    const two = [passage('One thing.', 'First'), passage('Penguins are here.', 'Second')];
    expect(quote(two, (sentence) => (sentence.includes('Penguins') ? 1 : 0))?.passage.title).toBe('Second');
    expect(quote(two, () => 1)?.passage.title).toBe('First');
  });
});
