import type { Picture } from '../picture.ts';
import haqueSattar360Avif from './haque-sattar-360.avif';
import haqueSattar720Avif from './haque-sattar-720.avif';
import haqueSattar720Webp from './haque-sattar-720.webp';
import haqueSattar1440Avif from './haque-sattar-1440.avif';

/** The top of the template `haque-sattar`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: haqueSattar360Avif,
      width: 360,
    },
    {
      src: haqueSattar720Avif,
      width: 720,
    },
    {
      src: haqueSattar1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: haqueSattar720Webp,
      width: 720,
    },
  ],
};
