import type { Picture } from '../picture.ts';
import mirchLime360Avif from './mirch-lime-360.avif';
import mirchLime720Avif from './mirch-lime-720.avif';
import mirchLime720Webp from './mirch-lime-720.webp';
import mirchLime1440Avif from './mirch-lime-1440.avif';

/** The top of the template `mirch-lime`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: mirchLime360Avif,
      width: 360,
    },
    {
      src: mirchLime720Avif,
      width: 720,
    },
    {
      src: mirchLime1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: mirchLime720Webp,
      width: 720,
    },
  ],
};
