import type { Picture } from '../picture.ts';
import golpo360Avif from './golpo-360.avif';
import golpo720Avif from './golpo-720.avif';
import golpo720Webp from './golpo-720.webp';
import golpo1440Avif from './golpo-1440.avif';

/** The top of the template `golpo`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: golpo360Avif,
      width: 360,
    },
    {
      src: golpo720Avif,
      width: 720,
    },
    {
      src: golpo1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: golpo720Webp,
      width: 720,
    },
  ],
};
