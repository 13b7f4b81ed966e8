import type { Picture } from '../picture.ts';
import roktim360Avif from './roktim-360.avif';
import roktim720Avif from './roktim-720.avif';
import roktim720Webp from './roktim-720.webp';
import roktim1440Avif from './roktim-1440.avif';

/** The top of the template `roktim`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: roktim360Avif,
      width: 360,
    },
    {
      src: roktim720Avif,
      width: 720,
    },
    {
      src: roktim1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: roktim720Webp,
      width: 720,
    },
  ],
};
