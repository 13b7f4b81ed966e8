/** A slide of the hero. The title of the first one is the page's h1. Each title breaks into two lines, on phones into three. */
export interface HeroSlide {
  readonly title: string;
  readonly description: string;
}

export const heroSlides = [
  {
    title: 'Innovate. Lead. Succeed.',
    description:
      'We design and build websites, online shops and web applications that win customers and save you time.',
  },
  {
    title: 'Turn Ideas\u00a0Into Impact.',
    description:
      'Bring us a sketch, a spreadsheet or a problem, and we will turn it into something your customers can use.',
  },
  {
    title: 'Your Growth, Our Passion.',
    description: 'We stay on after launch, review the numbers with you and keep improving what we built.',
  },
  {
    title: 'Creating the Future, Today.',
    description: 'We build on open standards, so your site keeps working as browsers and devices change.',
  },
] as const satisfies readonly HeroSlide[];
