import sketch from './hero/sketch.svg';
import slide1 from './hero/slide-1.svg';
import slide2 from './hero/slide-2.svg';
import slide3 from './hero/slide-3.svg';
import slide4 from './hero/slide-4.svg';

/**
 * Art of the hero's slides, decorative: the pictures of where no script draws them, in the order of their paths. Each has the
 * colours of the theme in which it is shown, by `color-scheme`. Made by `npm run pictures`.
 */
export const heroArt = [slide1, slide2, slide3, slide4] as const;

/** A faint picture of the first slide, of at most 12 kB. It stands there until the slide is drawn. */
export const heroSketch = sketch;
