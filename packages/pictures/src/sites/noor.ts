import type { Picture } from '../picture.ts';
import noor360Avif from './noor-360.avif';
import noor720Avif from './noor-720.avif';
import noor720Webp from './noor-720.webp';
import noor1440Avif from './noor-1440.avif';

/** The top of the template `noor`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: noor360Avif,
      width: 360,
    },
    {
      src: noor720Avif,
      width: 720,
    },
    {
      src: noor1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: noor720Webp,
      width: 720,
    },
  ],
};
