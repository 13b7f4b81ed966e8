import slide1Dark720Avif from './hero/slide-1/slide-1-dark-720.avif';
import slide1Dark720Webp from './hero/slide-1/slide-1-dark-720.webp';
import slide1Dark1280Avif from './hero/slide-1/slide-1-dark-1280.avif';
import slide1Light720Avif from './hero/slide-1/slide-1-light-720.avif';
import slide1Light720Webp from './hero/slide-1/slide-1-light-720.webp';
import slide1Light1280Avif from './hero/slide-1/slide-1-light-1280.avif';
import slide2Dark720Avif from './hero/slide-2/slide-2-dark-720.avif';
import slide2Dark720Webp from './hero/slide-2/slide-2-dark-720.webp';
import slide2Dark1280Avif from './hero/slide-2/slide-2-dark-1280.avif';
import slide2Light720Avif from './hero/slide-2/slide-2-light-720.avif';
import slide2Light720Webp from './hero/slide-2/slide-2-light-720.webp';
import slide2Light1280Avif from './hero/slide-2/slide-2-light-1280.avif';
import slide3Dark720Avif from './hero/slide-3/slide-3-dark-720.avif';
import slide3Dark720Webp from './hero/slide-3/slide-3-dark-720.webp';
import slide3Dark1280Avif from './hero/slide-3/slide-3-dark-1280.avif';
import slide3Light720Avif from './hero/slide-3/slide-3-light-720.avif';
import slide3Light720Webp from './hero/slide-3/slide-3-light-720.webp';
import slide3Light1280Avif from './hero/slide-3/slide-3-light-1280.avif';
import slide4Dark720Avif from './hero/slide-4/slide-4-dark-720.avif';
import slide4Dark720Webp from './hero/slide-4/slide-4-dark-720.webp';
import slide4Dark1280Avif from './hero/slide-4/slide-4-dark-1280.avif';
import slide4Light720Avif from './hero/slide-4/slide-4-light-720.avif';
import slide4Light720Webp from './hero/slide-4/slide-4-light-720.webp';
import slide4Light1280Avif from './hero/slide-4/slide-4-light-1280.avif';
import type { Picture, ThemedPicture } from './picture.ts';

/** Art of a slide, at the right of the hero, over its whole height. Decorative. Made by `npm run pictures`. */
const slide = (avif720: string, avif1280: string, webp720: string): Picture => ({
  width: 1280,
  height: 853,
  avif: [
    { src: avif720, width: 720 },
    { src: avif1280, width: 1280 },
  ],
  webp: [{ src: webp720, width: 720 }],
});

export const slide1: ThemedPicture = {
  light: slide(slide1Light720Avif, slide1Light1280Avif, slide1Light720Webp),
  dark: slide(slide1Dark720Avif, slide1Dark1280Avif, slide1Dark720Webp),
};
export const slide2: ThemedPicture = {
  light: slide(slide2Light720Avif, slide2Light1280Avif, slide2Light720Webp),
  dark: slide(slide2Dark720Avif, slide2Dark1280Avif, slide2Dark720Webp),
};
export const slide3: ThemedPicture = {
  light: slide(slide3Light720Avif, slide3Light1280Avif, slide3Light720Webp),
  dark: slide(slide3Dark720Avif, slide3Dark1280Avif, slide3Dark720Webp),
};
export const slide4: ThemedPicture = {
  light: slide(slide4Light720Avif, slide4Light1280Avif, slide4Light720Webp),
  dark: slide(slide4Dark720Avif, slide4Dark1280Avif, slide4Dark720Webp),
};
