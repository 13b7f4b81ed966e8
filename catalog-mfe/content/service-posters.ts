import type { PosterName } from '../services/posters/frames.ts';
import type { ServiceSlug } from './service-offers.ts';

/** The drawing on the page of each service. After a change, `npm run stills` draws its still. */
export const servicePosters = {
  ecommerce: 'door',
  wordpress: 'word',
  'digital-marketing': 'pulse',
  shopify: 'awning',
  mern: 'layers',
  seo: 'order',
} as const satisfies Readonly<Record<ServiceSlug, PosterName>>;
