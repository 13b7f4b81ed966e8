import type { ThemedPicture } from '../picture.ts';
import slide3Dark720Avif from './slide-3-dark-720.avif';
import slide3Dark720Webp from './slide-3-dark-720.webp';
import slide3Dark1440Avif from './slide-3-dark-1440.avif';
import slide3Dark1440Webp from './slide-3-dark-1440.webp';
import slide3Dark2000Avif from './slide-3-dark-2000.avif';
import slide3Dark2000Webp from './slide-3-dark-2000.webp';
import slide3Light720Avif from './slide-3-light-720.avif';
import slide3Light720Webp from './slide-3-light-720.webp';
import slide3Light1440Avif from './slide-3-light-1440.avif';
import slide3Light1440Webp from './slide-3-light-1440.webp';
import slide3Light2000Avif from './slide-3-light-2000.avif';
import slide3Light2000Webp from './slide-3-light-2000.webp';

/** Art of slide 3: stands at the right of the hero, over its whole height. Decorative. */
export const slide3: ThemedPicture = {
  light: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide3Light720Avif,
        width: 720,
      },
      {
        src: slide3Light1440Avif,
        width: 1440,
      },
      {
        src: slide3Light2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide3Light720Webp,
        width: 720,
      },
      {
        src: slide3Light1440Webp,
        width: 1440,
      },
      {
        src: slide3Light2000Webp,
        width: 2000,
      },
    ],
  },
  dark: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide3Dark720Avif,
        width: 720,
      },
      {
        src: slide3Dark1440Avif,
        width: 1440,
      },
      {
        src: slide3Dark2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide3Dark720Webp,
        width: 720,
      },
      {
        src: slide3Dark1440Webp,
        width: 1440,
      },
      {
        src: slide3Dark2000Webp,
        width: 2000,
      },
    ],
  },
};
