import type { Picture } from '../picture.ts';
import bondor360Avif from './bondor-360.avif';
import bondor720Avif from './bondor-720.avif';
import bondor720Webp from './bondor-720.webp';
import bondor1440Avif from './bondor-1440.avif';

/** The top of the template `bondor`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: bondor360Avif,
      width: 360,
    },
    {
      src: bondor720Avif,
      width: 720,
    },
    {
      src: bondor1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: bondor720Webp,
      width: 720,
    },
  ],
};
