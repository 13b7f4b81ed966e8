import type { Picture } from '../picture.ts';
import surma360Avif from './surma-360.avif';
import surma720Avif from './surma-720.avif';
import surma720Webp from './surma-720.webp';
import surma1440Avif from './surma-1440.avif';

/** The top of the template `surma`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: surma360Avif,
      width: 360,
    },
    {
      src: surma720Avif,
      width: 720,
    },
    {
      src: surma1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: surma720Webp,
      width: 720,
    },
  ],
};
