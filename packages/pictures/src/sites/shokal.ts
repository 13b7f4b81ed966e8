import type { Picture } from '../picture.ts';
import shokal360Avif from './shokal-360.avif';
import shokal720Avif from './shokal-720.avif';
import shokal720Webp from './shokal-720.webp';
import shokal1440Avif from './shokal-1440.avif';

/** The top of the template `shokal`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: shokal360Avif,
      width: 360,
    },
    {
      src: shokal720Avif,
      width: 720,
    },
    {
      src: shokal1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: shokal720Webp,
      width: 720,
    },
  ],
};
