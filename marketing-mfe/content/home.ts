/** Copy of the home page, except its slides and cards. */
export const home = {
  start: 'Get Started',
  appointment: { label: 'Book an Appointment', subject: 'Appointment' },
  next: 'Next',
  /** Link in place of the hero's controls without scripts. */
  below: 'See what we do',
  services: {
    title: 'What We Do',
    intro: 'Design, development and marketing from one team. Hire us for a single project, or for everything.',
    learnMore: 'Learn More',
  },
  about: {
    title: 'About Us',
    statement:
      'We are fourteen people in Dhaka who design, write and build under one roof. You talk directly to the people who do the work, and they stay with your project after launch.',
    text: 'We started in 2016 with a bakery that wanted to stop taking orders by phone. It is still a client today.',
    action: 'Get in Touch',
  },
  posts: { title: 'Latest posts', all: 'All posts' },
} as const;

/**
 * A slide of the hero. The title of the first one is the page's h1. On phones each title has three lines, which end at `\n` or, without
 * it, after each word, so that they are the same in every typeface; on wider screens two.
 */
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
    title: 'Turn\nIdeas\u00a0Into\nImpact.',
    description:
      'Bring us a sketch, a spreadsheet or a problem, and we will turn it into something your customers can use.',
  },
  {
    title: 'Your\nGrowth,\nOur Passion.',
    description: 'We stay on after launch, review the numbers with you and keep improving what we built.',
  },
  {
    title: 'Creating\nthe Future,\nToday.',
    description: 'We build on open standards, so your site keeps working as browsers and devices change.',
  },
] as const satisfies readonly HeroSlide[];
