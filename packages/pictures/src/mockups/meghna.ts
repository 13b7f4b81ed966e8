import type { Picture } from '../picture.ts';
import meghna412Avif from './meghna-412.avif';
import meghna824Avif from './meghna-824.avif';
import meghna824Webp from './meghna-824.webp';
import meghna1648Avif from './meghna-1648.avif';

/** The template `meghna` in a browser's window, with a phone over the lower right corner; transparent around. */
export const mockup: Picture = {
  width: 1648,
  height: 1092,
  avif: [
    {
      src: meghna412Avif,
      width: 412,
    },
    {
      src: meghna824Avif,
      width: 824,
    },
    {
      src: meghna1648Avif,
      width: 1648,
    },
  ],
  webp: [
    {
      src: meghna824Webp,
      width: 824,
    },
  ],
};
