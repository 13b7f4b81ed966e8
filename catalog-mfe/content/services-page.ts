import { formatPrice } from './shelves.ts';

/** Texts that all services pages share. `empty` is shown if a list has no entries. */
export const servicesPage = {
  /** Shown while the page is loading. */
  loading: 'LOADING.....',
  action: 'Get in Touch',
  seeResults: 'See results',
  points: 'What you get',
  facts: { price: 'From', time: 'Time', first: 'First step' },
  questions: {
    title: 'Questions before you sign',
    more: { text: 'Who owns the code, how you pay, what happens after launch:', action: 'Read the FAQs', to: '/faqs' },
  },
  services: {
    title: 'Other services',
    readyMade: {
      text: 'In a hurry? Take a site that is finished.',
      action: 'Ready-made websites',
      to: '/sell',
    },
    from: (price: string, per?: string) => (per === 'month' ? price : `From ${price}`),
    /** In place of the price of a service without a page. */
    ask: 'Ask us',
    /** In place of the price of the service that the page is about. */
    here: 'This page',
    empty: 'Nothing is listed right now. Ask us what we can do for you.',
  },
  caseStudies: {
    title: 'Results',
    /** Label of the button that shows the other case studies. */
    all: (count: number) => `Show all ${count} case studies`,
    empty: 'No case studies are published right now. Call us and we will talk you through one.',
    project: 'View the project',
    post: 'Read the story',
  },
  testimonials: {
    title: 'What clients say',
    /** Label of the button that shows the other quotes. */
    all: (count: number) => `Show all ${count} quotes`,
    empty: 'No quotes are published right now.',
  },
  /** The last section, if the texts of the service cannot be read. */
  closing: {
    title: 'Tell us what you need.',
    text: 'A paragraph is enough. Someone who could do the work answers within one working day.',
  },
} as const;

/** A price of a service. */
interface Price {
  /** US dollars. */
  readonly priceFrom?: number | undefined;
  readonly per?: 'project' | 'month' | undefined;
}

/** Returns the price from which a service is sold: `$2,400`, `$650 a month`. Empty without one. */
export function priceOf({ priceFrom, per }: Price): string {
  if (!priceFrom) return '';
  return `${formatPrice(priceFrom)}${per === 'month' ? ' a month' : ''}`;
}
