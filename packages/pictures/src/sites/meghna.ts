import type { Picture } from '../picture.ts';
import meghna360Avif from './meghna-360.avif';
import meghna720Avif from './meghna-720.avif';
import meghna720Webp from './meghna-720.webp';
import meghna1440Avif from './meghna-1440.avif';

/** The top of the template `meghna`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: meghna360Avif,
      width: 360,
    },
    {
      src: meghna720Avif,
      width: 720,
    },
    {
      src: meghna1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: meghna720Webp,
      width: 720,
    },
  ],
};
