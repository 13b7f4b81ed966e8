import type { Picture } from '../picture.ts';
import shapla412Avif from './shapla-412.avif';
import shapla824Avif from './shapla-824.avif';
import shapla824Webp from './shapla-824.webp';
import shapla1648Avif from './shapla-1648.avif';

/** The template `shapla` in a browser's window, with a phone over the lower right corner; transparent around. */
export const mockup: Picture = {
  width: 1648,
  height: 1092,
  avif: [
    {
      src: shapla412Avif,
      width: 412,
    },
    {
      src: shapla824Avif,
      width: 824,
    },
    {
      src: shapla1648Avif,
      width: 1648,
    },
  ],
  webp: [
    {
      src: shapla824Webp,
      width: 824,
    },
  ],
};
