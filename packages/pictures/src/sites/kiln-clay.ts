import type { Picture } from '../picture.ts';
import kilnClay360Avif from './kiln-clay-360.avif';
import kilnClay720Avif from './kiln-clay-720.avif';
import kilnClay720Webp from './kiln-clay-720.webp';
import kilnClay1440Avif from './kiln-clay-1440.avif';

/** The top of the template `kiln-clay`, 900 wide. */
export const photograph: Picture = {
  width: 1440,
  height: 1888,
  avif: [
    {
      src: kilnClay360Avif,
      width: 360,
    },
    {
      src: kilnClay720Avif,
      width: 720,
    },
    {
      src: kilnClay1440Avif,
      width: 1440,
    },
  ],
  webp: [
    {
      src: kilnClay720Webp,
      width: 720,
    },
  ],
};
