import { describe, expect, it } from '@jest/globals';
import { drawOf, NUMBERS } from './visitor-number.ts';

const numbers = Array.from({ length: NUMBERS }, (_, number) => number);

describe('the draw of a name', () => {
  it('shows a canary to exactly its share of the numbers, which stay shown while it grows', () => {
    const isShown = drawOf('marketing');
    let before: number[] = [];
    for (let traffic = 0; traffic <= 100; traffic += 1) {
      const shown = numbers.filter((number) => isShown(number, traffic));
      expect(shown).toHaveLength(traffic * 100);
      const all = new Set(shown);
      expect(before.filter((number) => !all.has(number))).toEqual([]);
      before = shown;
    }
  });

  it('is the same each time, and of another name a draw that is independent of it, to a point of a share', () => {
    const names = ['marketing', 'catalog', 'chat', 'shell', 'a', 'b'];
    const shown = names.map((name) => {
      const [isShown, again] = [drawOf(name), drawOf(name)];
      expect(numbers.filter((number) => isShown(number, 25) !== again(number, 25))).toEqual([]);
      return new Set(numbers.filter((number) => isShown(number, 25)));
    });
    for (const [i, first] of shown.entries()) {
      for (const second of shown.slice(i + 1)) {
        const both = [...first].filter((number) => second.has(number)).length;
        expect(Math.abs(both / first.size - 0.25)).toBeLessThan(0.03);
      }
    }
  });
});
