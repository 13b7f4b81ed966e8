import type { Picture } from '../picture.ts';
import palki360Avif from './palki-360.avif';
import palki720Avif from './palki-720.avif';
import palki720Webp from './palki-720.webp';
import palki1440Avif from './palki-1440.avif';

/** The top of the template `palki`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: palki360Avif,
      width: 360,
    },
    {
      src: palki720Avif,
      width: 720,
    },
    {
      src: palki1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: palki720Webp,
      width: 720,
    },
  ],
};
