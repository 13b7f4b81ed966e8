/** A slide of the hero. The first one's title is the page's heading. */
export interface HeroSlide {
  readonly id: number;
  readonly title: string;
  readonly description: string;
}

export const heroSlides = [
  {
    id: 1,
    title: 'Innovate. Lead. Succeed.',
    description:
      'We design and build websites, shops and web applications for companies that would rather be useful than loud.',
  },
  {
    id: 2,
    title: 'Turn Ideas Into Impact.',
    description: 'Bring a sketch, a spreadsheet or a complaint; we send back something your customers can use.',
  },
  {
    id: 3,
    title: 'Your Growth, Our Passion.',
    description: 'We stay after launch, read the numbers with you, and change what they say is wrong.',
  },
  {
    id: 4,
    title: 'Creating the Future, Today.',
    description: 'Built on open standards, so that what we hand over still opens when the fashion has moved on.',
  },
] as const satisfies readonly [HeroSlide, ...HeroSlide[]];
