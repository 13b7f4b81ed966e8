import type { Picture } from '../picture.ts';
import chaka360Avif from './chaka-360.avif';
import chaka720Avif from './chaka-720.avif';
import chaka720Webp from './chaka-720.webp';
import chaka1440Avif from './chaka-1440.avif';

/** The top of the template `chaka`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: chaka360Avif,
      width: 360,
    },
    {
      src: chaka720Avif,
      width: 720,
    },
    {
      src: chaka1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: chaka720Webp,
      width: 720,
    },
  ],
};
