import fourZeroFourDark from './numerals/four-zero-four-dark.svg';
import fourZeroFourLight from './numerals/four-zero-four-light.svg';
import wordmarkDark from './numerals/two-eight-five-dark.svg';
import wordmarkLight from './numerals/two-eight-five-light.svg';

/** Words in numerals of nine parallel lines, one file per theme. `width` and `height` are those of both files, in px. */
export const numerals = {
  fourZeroFour: { light: fourZeroFourLight, dark: fourZeroFourDark, width: 1370, height: 1120 },
  wordmark: { light: wordmarkLight, dark: wordmarkDark, width: 1180, height: 556 },
} as const;
