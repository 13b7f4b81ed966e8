import type { Picture } from '../picture.ts';
import boiGhar360Avif from './boi-ghar-360.avif';
import boiGhar720Avif from './boi-ghar-720.avif';
import boiGhar720Webp from './boi-ghar-720.webp';
import boiGhar1440Avif from './boi-ghar-1440.avif';

/** The top of the template `boi-ghar`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: boiGhar360Avif,
      width: 360,
    },
    {
      src: boiGhar720Avif,
      width: 720,
    },
    {
      src: boiGhar1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: boiGhar720Webp,
      width: 720,
    },
  ],
};
