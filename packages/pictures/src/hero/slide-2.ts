import type { ThemedPicture } from '../picture.ts';
import slide2Dark720Avif from './slide-2-dark-720.avif';
import slide2Dark720Webp from './slide-2-dark-720.webp';
import slide2Dark1280Avif from './slide-2-dark-1280.avif';
import slide2Light720Avif from './slide-2-light-720.avif';
import slide2Light720Webp from './slide-2-light-720.webp';
import slide2Light1280Avif from './slide-2-light-1280.avif';

/** Art of slide 2: stands at the right of the hero, over its whole height. Decorative. */
export const slide2: ThemedPicture = {
  light: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide2Light720Avif,
        width: 720,
      },
      {
        src: slide2Light1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide2Light720Webp,
        width: 720,
      },
    ],
  },
  dark: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide2Dark720Avif,
        width: 720,
      },
      {
        src: slide2Dark1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide2Dark720Webp,
        width: 720,
      },
    ],
  },
};
