import { expect, test } from '@jest/globals';
import { canPlay, initialAutoplay } from './use-autoplay.ts';

const playing = { ...initialAutoplay, isOutOfView: false };

test('plays in view, and not before the first report', () => {
  expect(canPlay(playing)).toBe(true);
  expect(canPlay(initialAutoplay)).toBe(false);
});

test.each(['isPaused', 'isHovered', 'isFocused', 'isOutOfView', 'isTabHidden', 'isMotionReduced'] as const)(
  'does not play while %s is true',
  (condition) => {
    expect(canPlay({ ...playing, [condition]: true })).toBe(false);
  },
);
