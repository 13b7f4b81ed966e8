import { slide1, slide2, slide3, slide4 } from '@studio/pictures/hero';
import type { ThemedPicture } from '@studio/pictures/picture';

/** A slide of the hero. The title of the first one is the page's h1. */
export interface HeroSlide {
  readonly title: string;
  readonly description: string;
  /** Decorative. */
  readonly art: ThemedPicture;
}

export const heroSlides = [
  {
    title: 'Innovate. Lead. Succeed.',
    description:
      'We design and build websites, shops and web applications for companies that would rather be useful than loud.',
    art: slide1,
  },
  {
    title: 'Turn Ideas Into Impact.',
    description: 'Bring a sketch, a spreadsheet or a complaint; we send back something your customers can use.',
    art: slide2,
  },
  {
    title: 'Your Growth, Our Passion.',
    description: 'We stay after launch, read the numbers with you, and change what they say is wrong.',
    art: slide3,
  },
  {
    title: 'Creating the Future, Today.',
    description: 'Built on open standards, so that what we hand over still opens when the fashion has moved on.',
    art: slide4,
  },
] as const satisfies readonly HeroSlide[];
