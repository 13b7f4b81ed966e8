import type { Picture } from '../picture.ts';
import noor412Avif from './noor-412.avif';
import noor824Avif from './noor-824.avif';
import noor824Webp from './noor-824.webp';
import noor1648Avif from './noor-1648.avif';

/** The template `noor` in a browser's window, with a phone over the lower right corner; transparent around. */
export const mockup: Picture = {
  width: 1648,
  height: 1092,
  avif: [
    {
      src: noor412Avif,
      width: 412,
    },
    {
      src: noor824Avif,
      width: 824,
    },
    {
      src: noor1648Avif,
      width: 1648,
    },
  ],
  webp: [
    {
      src: noor824Webp,
      width: 824,
    },
  ],
};
