import type { ThemedPicture } from '../picture.ts';
import slide4Dark720Avif from './slide-4-dark-720.avif';
import slide4Dark720Webp from './slide-4-dark-720.webp';
import slide4Dark1440Avif from './slide-4-dark-1440.avif';
import slide4Dark1440Webp from './slide-4-dark-1440.webp';
import slide4Dark2000Avif from './slide-4-dark-2000.avif';
import slide4Dark2000Webp from './slide-4-dark-2000.webp';
import slide4Light720Avif from './slide-4-light-720.avif';
import slide4Light720Webp from './slide-4-light-720.webp';
import slide4Light1440Avif from './slide-4-light-1440.avif';
import slide4Light1440Webp from './slide-4-light-1440.webp';
import slide4Light2000Avif from './slide-4-light-2000.avif';
import slide4Light2000Webp from './slide-4-light-2000.webp';

/** Art of slide 4: stands at the right of the hero, over its whole height. Decorative. */
export const slide4: ThemedPicture = {
  light: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide4Light720Avif,
        width: 720,
      },
      {
        src: slide4Light1440Avif,
        width: 1440,
      },
      {
        src: slide4Light2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide4Light720Webp,
        width: 720,
      },
      {
        src: slide4Light1440Webp,
        width: 1440,
      },
      {
        src: slide4Light2000Webp,
        width: 2000,
      },
    ],
  },
  dark: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide4Dark720Avif,
        width: 720,
      },
      {
        src: slide4Dark1440Avif,
        width: 1440,
      },
      {
        src: slide4Dark2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide4Dark720Webp,
        width: 720,
      },
      {
        src: slide4Dark1440Webp,
        width: 1440,
      },
      {
        src: slide4Dark2000Webp,
        width: 2000,
      },
    ],
  },
};
