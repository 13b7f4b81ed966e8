import type { ThemedPicture } from '../picture.ts';
import slide4Dark720Avif from './slide-4-dark-720.avif';
import slide4Dark720Webp from './slide-4-dark-720.webp';
import slide4Dark1280Avif from './slide-4-dark-1280.avif';
import slide4Light720Avif from './slide-4-light-720.avif';
import slide4Light720Webp from './slide-4-light-720.webp';
import slide4Light1280Avif from './slide-4-light-1280.avif';

/** Art of slide 4: stands at the right of the hero, over its whole height. Decorative. */
export const slide4: ThemedPicture = {
  light: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide4Light720Avif,
        width: 720,
      },
      {
        src: slide4Light1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide4Light720Webp,
        width: 720,
      },
    ],
  },
  dark: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide4Dark720Avif,
        width: 720,
      },
      {
        src: slide4Dark1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide4Dark720Webp,
        width: 720,
      },
    ],
  },
};
