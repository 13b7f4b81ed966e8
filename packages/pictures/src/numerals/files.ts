import fourZeroFourDark from './four-zero-four-dark.svg';
import fourZeroFourLight from './four-zero-four-light.svg';
import twoEightFiveDark from './two-eight-five-dark.svg';
import twoEightFiveLight from './two-eight-five-light.svg';

/** The words as files, for a place whose theme never changes; elsewhere `Numerals` follows the theme. */
export const numeralFiles = {
  fourZeroFour: { light: fourZeroFourLight, dark: fourZeroFourDark },
  twoEightFive: { light: twoEightFiveLight, dark: twoEightFiveDark },
} as const;
