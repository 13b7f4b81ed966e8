import { describe, expect, it } from '@jest/globals';
import { slowPatterns } from './check.ts';

const check = (text: string) => slowPatterns('a.ts', text);

describe('slowPatterns', () => {
  it.each(['/^(a+)+$/', '/(?:a|a)*b/', '/\\s+$/', '/([aeiou].*)ments?$/', '/\\s*;\\s*q=/'])(
    'refuses %s, with its line and a text that makes it slow',
    async (pattern) => {
      const [violation] = await check(`const text = 'x';\nexport const found = ${pattern}.test(text);`);
      expect(violation).toContain(`a.ts:2  ${pattern}  is `);
      expect(violation).toContain('.repeat(');
    },
  );

  it.each(["new RegExp('a+$')", 'RegExp(source)'])('refuses %s', async (made) =>
    expect(await check(`export const made = ${made};`)).toEqual([
      'a.ts:1  RegExp() cannot be checked: write the expression as a literal.',
    ]),
  );

  it('allows expressions whose time is in proportion, and texts that look like expressions', async () =>
    expect(await check("export const [a, b, c] = [/^a+$/u, /[^\\p{L}]+/gu, '/^(a+)+$/'];")).toEqual([]));
});
