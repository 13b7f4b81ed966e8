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

/**
 * Lines of the first slide, of at most 12 kB: they stand there until the slide is drawn. To be used by an element `use` in the frame of
 * the paths, in px of 2, where `--ink` is the saturation and lightness of their colours.
 */
export const heroSketch = `${sketch}#lines`;
