import type { ThemedPicture } from '../picture.ts';
import slide3Dark720Avif from './slide-3-dark-720.avif';
import slide3Dark720Webp from './slide-3-dark-720.webp';
import slide3Dark1280Avif from './slide-3-dark-1280.avif';
import slide3Light720Avif from './slide-3-light-720.avif';
import slide3Light720Webp from './slide-3-light-720.webp';
import slide3Light1280Avif from './slide-3-light-1280.avif';

/** Art of slide 3: stands at the right of the hero, over its whole height. Decorative. */
export const slide3: ThemedPicture = {
  light: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide3Light720Avif,
        width: 720,
      },
      {
        src: slide3Light1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide3Light720Webp,
        width: 720,
      },
    ],
  },
  dark: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide3Dark720Avif,
        width: 720,
      },
      {
        src: slide3Dark1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide3Dark720Webp,
        width: 720,
      },
    ],
  },
};
