import type { Picture } from '../picture.ts';
import lakkatura360Avif from './lakkatura-360.avif';
import lakkatura720Avif from './lakkatura-720.avif';
import lakkatura720Webp from './lakkatura-720.webp';
import lakkatura1440Avif from './lakkatura-1440.avif';

/** The top of the template `lakkatura`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: lakkatura360Avif,
      width: 360,
    },
    {
      src: lakkatura720Avif,
      width: 720,
    },
    {
      src: lakkatura1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: lakkatura720Webp,
      width: 720,
    },
  ],
};
