import { alok, dhamraiPottery, ghatReview, type Picture, shalukClinic, teesta } from '@studio/pictures/mockups';

export interface Project {
  /** Id of the project on the portfolio page. Others link to it: do not change it. */
  readonly id: string;
  readonly client: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly [string, string, string, string];
  readonly picture: Picture;
}

export const projectCarousel = {
  title: 'Our Portfolio',
  view: 'View Project',
  previous: 'Previous project',
  next: 'Next project',
  show: 'Show',
} as const;

export const projects = [
  {
    id: 'shaluk-clinic',
    client: 'Shaluk Clinic',
    title: 'Website Development',
    description: 'Shaluk Clinic’s website shows parents which doctor is available, until when, and what a visit costs.',
    features: ['Live doctor availability', 'Booking in three fields', 'Fees shown up front', 'Large, readable type'],
    picture: shalukClinic,
  },
  {
    id: 'teesta',
    client: 'Teesta Haulage',
    title: 'Web Application',
    description: 'Teesta Haulage follows forty lorries on one screen, with late deliveries at the top of the list.',
    features: [
      'Positions every forty seconds',
      'Late deliveries first',
      'Works without a signal',
      'Signatures on delivery',
    ],
    picture: teesta,
  },
  {
    id: 'dhamrai-pottery',
    client: 'Dhamrai Pottery',
    title: 'Shopify Development',
    description:
      'Dhamrai Pottery sells every Thursday’s firing through a four-page shop with accurate stock and a one-page checkout.',
    features: ['Stock by firing', 'One-page checkout', 'Delivery dates by district', 'Run by two potters'],
    picture: dhamraiPottery,
  },
  {
    id: 'ghat-review',
    client: 'The Ghat Review',
    title: 'WordPress Websites',
    description:
      'The Ghat Review publishes four issues a year, and its editors lay out every one of them without our help.',
    features: ['A column editor', 'An archive of every issue', 'Subscriptions by post', 'Pages made for printing'],
    picture: ghatReview,
  },
  {
    id: 'alok',
    client: 'Alok',
    title: 'Custom MERN Applications',
    description:
      'Alok makes six garments each winter. One system runs the shop, the fabric stock and the fitting appointments.',
    features: ['Fabric stock by the metre', 'Fittings by the hour', 'Limited editions', 'One inbox for enquiries'],
    picture: alok,
  },
] as const satisfies readonly Project[];
