import { SHOP_OFFER, type Weeks, weeksInWords } from '@studio/client/content/offer';
import type { PosterName } from '../services/posters/frames.ts';
import { formatPrice } from './shelves.ts';

export interface ServiceOffer {
  /** US dollars. */
  readonly priceFrom: number;
  /** What the price pays for: a whole project, or each month. */
  readonly per: 'project' | 'month';
  /** From the signed scope to the launch; for a service by the month, to its first result. */
  readonly weeks: Weeks;
}

/** The offers by slug, the last segment of a page's path. */
export const serviceOffers = {
  ecommerce: { priceFrom: 2400, per: 'project', weeks: SHOP_OFFER.weeks },
  wordpress: { priceFrom: 1900, per: 'project', weeks: [3, 5] },
  'digital-marketing': { priceFrom: 650, per: 'month', weeks: [2, 2] },
  shopify: { priceFrom: 2100, per: 'project', weeks: SHOP_OFFER.weeks },
  mern: { priceFrom: 6500, per: 'project', weeks: [8, 12] },
  seo: { priceFrom: 1200, per: 'project', weeks: [6, 8] },
} as const satisfies Record<string, ServiceOffer>;

export type ServiceSlug = keyof typeof serviceOffers;

/** Returns the least price of a service as pages show it: `$2,400`, `$650 a month`. */
export function priceInWords(slug: ServiceSlug): string {
  const { priceFrom, per } = serviceOffers[slug];
  return per === 'month' ? `${formatPrice(priceFrom)} a month` : formatPrice(priceFrom);
}

/** Returns the duration of a service: `four to six weeks`. */
export const timeInWords = (slug: ServiceSlug): string => weeksInWords(serviceOffers[slug].weeks);

/** The poster of each service. Run `npm run stills` after a change. */
export const servicePosters = {
  ecommerce: 'door',
  wordpress: 'word',
  'digital-marketing': 'pulse',
  shopify: 'awning',
  mern: 'layers',
  seo: 'order',
} as const satisfies Readonly<Record<ServiceSlug, PosterName>>;

/** A number that is drawn in lines. */
interface ServiceFigure {
  readonly text: string;
  /** Width of the drawing by its height. */
  readonly ratio: `${number} / 564`;
}

/** Results of the services' proofs, drawn by `services/posters/figures.ts`. Run `npm run stills` after a change. */
export const serviceFigures: Readonly<Record<ServiceSlug, ServiceFigure>> = {
  ecommerce: { text: '11 → 2', ratio: '1018 / 564' },
  wordpress: { text: '4', ratio: '415 / 564' },
  'digital-marketing': { text: '½', ratio: '908 / 564' },
  shopify: { text: '2', ratio: '364 / 564' },
  mern: { text: '40', ratio: '807 / 564' },
  seo: { text: '51', ratio: '556 / 564' },
};
