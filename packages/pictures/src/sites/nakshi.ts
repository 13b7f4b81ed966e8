import type { Picture } from '../picture.ts';
import nakshi360Avif from './nakshi-360.avif';
import nakshi720Avif from './nakshi-720.avif';
import nakshi720Webp from './nakshi-720.webp';
import nakshi1440Avif from './nakshi-1440.avif';

/** The top of the template `nakshi`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: nakshi360Avif,
      width: 360,
    },
    {
      src: nakshi720Avif,
      width: 720,
    },
    {
      src: nakshi1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: nakshi720Webp,
      width: 720,
    },
  ],
};
