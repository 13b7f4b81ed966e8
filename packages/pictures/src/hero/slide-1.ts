import type { ThemedPicture } from '../picture.ts';
import slide1Dark720Avif from './slide-1-dark-720.avif';
import slide1Dark720Webp from './slide-1-dark-720.webp';
import slide1Dark1440Avif from './slide-1-dark-1440.avif';
import slide1Dark1440Webp from './slide-1-dark-1440.webp';
import slide1Dark2000Avif from './slide-1-dark-2000.avif';
import slide1Dark2000Webp from './slide-1-dark-2000.webp';
import slide1Light720Avif from './slide-1-light-720.avif';
import slide1Light720Webp from './slide-1-light-720.webp';
import slide1Light1440Avif from './slide-1-light-1440.avif';
import slide1Light1440Webp from './slide-1-light-1440.webp';
import slide1Light2000Avif from './slide-1-light-2000.avif';
import slide1Light2000Webp from './slide-1-light-2000.webp';

/** Art of slide 1: stands at the right of the hero, over its whole height. Decorative. */
export const slide1: ThemedPicture = {
  light: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide1Light720Avif,
        width: 720,
      },
      {
        src: slide1Light1440Avif,
        width: 1440,
      },
      {
        src: slide1Light2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide1Light720Webp,
        width: 720,
      },
      {
        src: slide1Light1440Webp,
        width: 1440,
      },
      {
        src: slide1Light2000Webp,
        width: 2000,
      },
    ],
  },
  dark: {
    width: 2000,
    height: 1333,
    avif: [
      {
        src: slide1Dark720Avif,
        width: 720,
      },
      {
        src: slide1Dark1440Avif,
        width: 1440,
      },
      {
        src: slide1Dark2000Avif,
        width: 2000,
      },
    ],
    webp: [
      {
        src: slide1Dark720Webp,
        width: 720,
      },
      {
        src: slide1Dark1440Webp,
        width: 1440,
      },
      {
        src: slide1Dark2000Webp,
        width: 2000,
      },
    ],
  },
};
