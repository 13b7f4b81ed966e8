import { describe, expect, test } from '@jest/globals';
import { fitTitle } from './fit-title.ts';

/** The room beside the cover of a post, px. */
const ROOM = 640;

const widest = (title: string) => Math.max(...fitTitle(title, ROOM).lines.map(({ width }) => width));

describe('a title', () => {
  test('of one short word has the largest size', () => {
    expect(fitTitle('Golpo', ROOM)).toMatchObject({ size: 132, lines: [expect.anything()] });
  });

  test.each([
    'A shop page that loads before the kettle boils',
    'How to write a menu for a fish that sells out',
    'Working from a train: notes from the Sylhet line',
  ])('“%s” has three lines of at least 84px within its room', (title) => {
    const { size, lines } = fitTitle(title, ROOM);
    expect(size).toBeGreaterThanOrEqual(84);
    expect(lines).toHaveLength(3);
    expect(widest(title)).toBeLessThanOrEqual(ROOM);
  });

  test('that is very long is smaller, and still within its room', () => {
    const title = 'Everything a manufacturer should know about moving its catalogue to the web';
    expect(fitTitle(title, ROOM).lines.length).toBeLessThanOrEqual(4);
    expect(widest(title)).toBeLessThanOrEqual(ROOM);
  });

  test('that fits in no size is refused', () => {
    expect(() => fitTitle('Donaudampfschifffahrtsgesellschaftskapitän', ROOM)).toThrow(
      '“Donaudampfschifffahrtsgesellschaftskapitän” does not fit on a share picture: shorten it',
    );
  });

  test('with a character that the typeface lacks is refused', () => {
    expect(() => fitTitle('ঢাকা', ROOM)).toThrow('add it in tools/fonts');
  });
});
