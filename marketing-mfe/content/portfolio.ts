import { charReview, kilnClay, meghna, noor, shapla } from '@studio/pictures/mockups';
import type { Picture } from '@studio/pictures/picture';

/** A project of the portfolio. */
export interface Project {
  /** Id of the project on the portfolio page. Others link to it: do not change it. */
  readonly id: string;
  readonly client: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly [string, string, string, string];
  readonly picture: Picture;
}

/** Copy of the carousel on the home page. */
export const projectCarousel = {
  title: 'Our Portfolio',
  view: 'View Project',
  previous: 'Previous project',
  next: 'Next project',
  show: 'Show',
} as const;

export const projects = [
  {
    id: 'shapla',
    client: 'Shapla Clinic',
    title: 'Website Development',
    description: 'Shapla Clinic tells a worried parent which doctor is in, until when, and what a visit costs.',
    features: ['Doctors on duty, live', 'Booking in three fields', 'Fees before the visit', 'Readable at arm’s length'],
    picture: shapla,
  },
  {
    id: 'meghna',
    client: 'Meghna',
    title: 'Web Application',
    description: 'Meghna watches forty lorries from one desk. What is late comes first; what is on time stays quiet.',
    features: [
      'Positions every forty seconds',
      'Late loads first',
      'Works through a lost signal',
      'Signed for on the road',
    ],
    picture: meghna,
  },
  {
    id: 'kiln-clay',
    client: 'Kiln & Clay',
    title: 'Shopify Development',
    description:
      'Kiln & Clay sells out every Thursday firing. Four pages, one basket, and a stock count that tells the truth.',
    features: ['Stock by the firing', 'One-page basket', 'Delivery dates by district', 'Run by two potters'],
    picture: kilnClay,
  },
  {
    id: 'char-review',
    client: 'The Char Review',
    title: 'WordPress Websites',
    description: 'The Char Review publishes four issues a year. Its editors set the columns; the layout holds.',
    features: ['An editor for columns', 'Issues that stay put', 'Subscriptions by post', 'Prints as it reads'],
    picture: charReview,
  },
  {
    id: 'noor',
    client: 'Noor',
    title: 'Custom MERN Applications',
    description: 'Noor makes six pieces a winter. One page each, a weaver’s ledger, and fittings booked by the hour.',
    features: ['A ledger for each bolt', 'Fittings by the hour', 'Pieces that end when sold', 'Enquiries in one inbox'],
    picture: noor,
  },
] as const satisfies readonly Project[];
