import { describe, expect, it } from '@jest/globals';
import { replyFrom } from './reply.ts';

const passage = (text: string, href = '/about', title = 'About') => ({ title, href, text, hints: '' });

describe('replyFrom', () => {
  it('ends a long quotation after a sentence', () => {
    const sentence = 'It costs $1,799.50 at most. ';
    const { response } = replyFrom([passage(sentence.repeat(20).trim())]);
    expect(response).toBe(sentence.repeat(14).trim());
  });

  it('quotes a long first sentence whole', () => {
    const long = `${'word '.repeat(100)}end.`;
    expect(replyFrom([passage(`${long} More.`)]).response).toBe(long);
  });

  it('returns each source once', () => {
    const { sources } = replyFrom([passage('A.', '/a', 'A'), passage('B.', '/b', 'B'), passage('C.', '/a', 'C')]);
    expect(sources).toEqual([
      { title: 'A', href: '/a' },
      { title: 'B', href: '/b' },
    ]);
  });
});
