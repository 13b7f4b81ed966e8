import type { ThemedPicture } from '../picture.ts';
import slide1Dark720Avif from './slide-1-dark-720.avif';
import slide1Dark720Webp from './slide-1-dark-720.webp';
import slide1Dark1280Avif from './slide-1-dark-1280.avif';
import slide1Light720Avif from './slide-1-light-720.avif';
import slide1Light720Webp from './slide-1-light-720.webp';
import slide1Light1280Avif from './slide-1-light-1280.avif';

/** Art of slide 1: stands at the right of the hero, over its whole height. Decorative. */
export const slide1: ThemedPicture = {
  light: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide1Light720Avif,
        width: 720,
      },
      {
        src: slide1Light1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide1Light720Webp,
        width: 720,
      },
    ],
  },
  dark: {
    width: 1280,
    height: 853,
    avif: [
      {
        src: slide1Dark720Avif,
        width: 720,
      },
      {
        src: slide1Dark1280Avif,
        width: 1280,
      },
    ],
    webp: [
      {
        src: slide1Dark720Webp,
        width: 720,
      },
    ],
  },
};
