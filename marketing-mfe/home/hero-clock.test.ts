import { describe, expect, test } from '@jest/globals';
import { advance, type HeroTime, heroStart, LEAVE_MS, lettersAfter, lettersAt, nextSlide } from './hero-clock.ts';
import { parallax } from './hero-gallery.tsx';

const at = (elapsed: number, index = 1): HeroTime => ({ index, elapsed, isWhole: false });

describe('a title of ten letters', () => {
  test.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [299, 9],
    [300, 10],
    [2299, 10],
    [2300, 10],
    [2310, 9],
    [2390, 1],
    [2399, 1],
    [2400, 0],
    [2430, 1],
    [2700, 10],
  ])('after %i ms shows %i letters', (ms, letters) => {
    expect(lettersAfter(ms, 10)).toBe(letters);
  });

  test('is whole at the start on the first slide, and empty on every later one', () => {
    expect(lettersAt(heroStart, 10)).toBe(10);
    expect(lettersAt(advance(heroStart, 2010, 4), 10)).toBe(9);
    expect(lettersAt(nextSlide(heroStart, 4), 10)).toBe(0);
  });

  test('is not typed until the slide before has left', () => {
    expect(lettersAt(at(LEAVE_MS + 29), 10)).toBe(0);
    expect(lettersAt(at(LEAVE_MS + 30), 10)).toBe(1);
  });
});

describe('the slides', () => {
  test('advance after 5000 ms, not before', () => {
    expect(advance(at(4990), 9, 4)).toEqual(at(4999));
    expect(advance(at(4990), 10, 4)).toEqual(at(0, 2));
  });

  test('go from the last to the first', () => {
    expect(advance(at(4999, 3), 1, 4)).toEqual(at(0, 0));
    expect(nextSlide(at(10, 3), 4)).toEqual(at(0, 0));
  });

  test('restart their time when the visitor chooses the next', () => {
    const chosen = nextSlide(at(4999), 4);
    expect(chosen).toEqual(at(0, 2));
    expect(advance(chosen, 4999, 4).index).toBe(2);
    expect(advance(chosen, 5000, 4).index).toBe(3);
  });

  test('advance one at a time, however long the tab was suspended', () => {
    expect(advance(at(0), 3_600_000, 4)).toEqual(at(0, 2));
  });
});

test.each([
  [-50, -2],
  [-25, -1],
  [0, 0],
  [50, 2],
  [80, 2],
  [-80, -2],
])('parallax maps an offset of %i to a shift of %i', (offset, shift) => {
  expect(parallax(offset)).toBeCloseTo(shift);
});
