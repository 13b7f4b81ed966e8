import fourZeroFourDark from './numerals/four-zero-four-dark.svg';
import fourZeroFourLight from './numerals/four-zero-four-light.svg';
import twoEightFiveDark from './numerals/two-eight-five-dark.svg';
import twoEightFiveLight from './numerals/two-eight-five-light.svg';

/** Words in numerals of nine parallel lines, one file per theme. `width` and `height` are those of both files, in px. */
export const numerals = {
  fourZeroFour: { light: fourZeroFourLight, dark: fourZeroFourDark, width: 1370, height: 1120 },
  twoEightFive: { light: twoEightFiveLight, dark: twoEightFiveDark, width: 1180, height: 556 },
} as const;
