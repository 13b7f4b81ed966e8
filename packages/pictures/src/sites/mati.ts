import type { Picture } from '../picture.ts';
import mati360Avif from './mati-360.avif';
import mati720Avif from './mati-720.avif';
import mati720Webp from './mati-720.webp';
import mati1440Avif from './mati-1440.avif';

/** The top of the template `mati`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: mati360Avif,
      width: 360,
    },
    {
      src: mati720Avif,
      width: 720,
    },
    {
      src: mati1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: mati720Webp,
      width: 720,
    },
  ],
};
