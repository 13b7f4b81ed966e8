import type { Picture } from '../picture.ts';
import jhinuk360Avif from './jhinuk-360.avif';
import jhinuk720Avif from './jhinuk-720.avif';
import jhinuk720Webp from './jhinuk-720.webp';
import jhinuk1440Avif from './jhinuk-1440.avif';

/** The top of the template `jhinuk`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: jhinuk360Avif,
      width: 360,
    },
    {
      src: jhinuk720Avif,
      width: 720,
    },
    {
      src: jhinuk1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: jhinuk720Webp,
      width: 720,
    },
  ],
};
