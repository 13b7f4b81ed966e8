import type { Picture } from '../picture.ts';
import kilnClay412Avif from './kiln-clay-412.avif';
import kilnClay824Avif from './kiln-clay-824.avif';
import kilnClay824Webp from './kiln-clay-824.webp';
import kilnClay1648Avif from './kiln-clay-1648.avif';

/** The template `kiln-clay` in a browser's window, with a phone over the lower right corner; transparent around. */
export const mockup: Picture = {
  width: 1648,
  height: 1092,
  avif: [
    {
      src: kilnClay412Avif,
      width: 412,
    },
    {
      src: kilnClay824Avif,
      width: 824,
    },
    {
      src: kilnClay1648Avif,
      width: 1648,
    },
  ],
  webp: [
    {
      src: kilnClay824Webp,
      width: 824,
    },
  ],
};
