import { describe, expect, it } from '@jest/globals';
import { contactTexts } from '@studio/client/contact';
import { csv } from './export.ts';

const FORMULA_CHARACTERS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];

/** Returns how a text is written in the cell of the message, without its quotes. */
const cellOf = (message: string): string => {
  const texts = contactTexts({ name: 'Ada', email: 'a@b.example', message });
  const row = csv.format({ ...texts, id: '1', createdAt: '2025-06-01T12:00:00.000Z', state: 'new' });
  return /^"2025[^"]*","new","Ada","a@b\.example","","(.*)","1"\r\n$/s.exec(row)?.[1] ?? row;
};

describe('a CSV cell', () => {
  it.each(FORMULA_CHARACTERS)('that begins with %s is text', (character) => {
    for (const before of ['', ' ', '\u00a0', '\u200b', '\ufeff', '\u202e', '\u0000', '\ud800']) {
      expect(cellOf(`${before}${character}1+1`)).toBe(`${before}'${character}1+1`);
    }
  });

  it.each(FORMULA_CHARACTERS)(
    'that a program splits at other characters has no cell that begins with %s',
    (character) => {
      for (const end of [';', '\n', '\r\n', '|', ';"']) {
        const cells = cellOf(`Hello${end}${character}cmd()`).split(/[;|\r\n]+/);
        expect(cells).toHaveLength(2);
        expect(cells[1]).toBe(`${end.at(1) === '"' ? '""' : ''}'${character}cmd()`);
      }
    },
  );

  it.each(['a = b', 'a-b', 'mail@b.example', '1;2', 'One\nTwo', 'a\tb', ''])('%j is left as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });

  // Work that grows with the square of the length would exceed the time limit of a test.
  it('is made of a text of any length', () => {
    for (const part of ['\n', ' ', ';', '=', '\n=', '"', "'"]) {
      expect(cellOf(`a${part.repeat(200_000)}a`).length).toBeGreaterThan(200_000);
    }
  });

  it('has its quotes doubled', () => {
    expect(cellOf('say "hi"')).toBe('say ""hi""');
  });
});
