import type { Picture } from '../picture.ts';
import baul360Avif from './baul-360.avif';
import baul720Avif from './baul-720.avif';
import baul720Webp from './baul-720.webp';
import baul1440Avif from './baul-1440.avif';

/** The top of the template `baul`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: baul360Avif,
      width: 360,
    },
    {
      src: baul720Avif,
      width: 720,
    },
    {
      src: baul1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: baul720Webp,
      width: 720,
    },
  ],
};
