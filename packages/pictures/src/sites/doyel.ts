import type { Picture } from '../picture.ts';
import doyel360Avif from './doyel-360.avif';
import doyel720Avif from './doyel-720.avif';
import doyel720Webp from './doyel-720.webp';
import doyel1440Avif from './doyel-1440.avif';

/** The top of the template `doyel`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: doyel360Avif,
      width: 360,
    },
    {
      src: doyel720Avif,
      width: 720,
    },
    {
      src: doyel1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: doyel720Webp,
      width: 720,
    },
  ],
};
