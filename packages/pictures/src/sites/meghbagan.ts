import type { Picture } from '../picture.ts';
import meghbagan360Avif from './meghbagan-360.avif';
import meghbagan720Avif from './meghbagan-720.avif';
import meghbagan720Webp from './meghbagan-720.webp';
import meghbagan1440Avif from './meghbagan-1440.avif';

/** The top of the template `meghbagan`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: meghbagan360Avif,
      width: 360,
    },
    {
      src: meghbagan720Avif,
      width: 720,
    },
    {
      src: meghbagan1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: meghbagan720Webp,
      width: 720,
    },
  ],
};
