import type { Picture } from '../picture.ts';
import pathshala360Avif from './pathshala-360.avif';
import pathshala720Avif from './pathshala-720.avif';
import pathshala720Webp from './pathshala-720.webp';
import pathshala1440Avif from './pathshala-1440.avif';

/** The top of the template `pathshala`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: pathshala360Avif,
      width: 360,
    },
    {
      src: pathshala720Avif,
      width: 720,
    },
    {
      src: pathshala1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: pathshala720Webp,
      width: 720,
    },
  ],
};
