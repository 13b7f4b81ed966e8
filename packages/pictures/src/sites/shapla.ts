import type { Picture } from '../picture.ts';
import shapla360Avif from './shapla-360.avif';
import shapla720Avif from './shapla-720.avif';
import shapla720Webp from './shapla-720.webp';
import shapla1440Avif from './shapla-1440.avif';

/** The top of the template `shapla`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: shapla360Avif,
      width: 360,
    },
    {
      src: shapla720Avif,
      width: 720,
    },
    {
      src: shapla1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: shapla720Webp,
      width: 720,
    },
  ],
};
