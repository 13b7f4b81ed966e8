import { expect, test } from '@jest/globals';
import { atRest, plays } from './rests.ts';

const playing = { ...atRest, offScreen: false };

test('it plays when nothing lets it rest', () => {
  expect(plays(playing)).toBe(true);
  expect(plays(atRest)).toBe(false);
});

test.each(['paused', 'held', 'offScreen', 'hidden', 'reduced'] as const)('it rests when it is %s', (reason) => {
  expect(plays({ ...playing, [reason]: true })).toBe(false);
});
