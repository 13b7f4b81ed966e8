import type { ServiceSlug } from './service-offers.ts';

/** The result of each service's proof as a number. It is drawn: `npm run stills` has to follow a change, and `figures.ts` needs a drawing of each character. */
export const serviceFigures = {
  ecommerce: '11 → 2',
  wordpress: '4',
  'digital-marketing': '½',
  shopify: '2',
  mern: '40',
  seo: '51',
} as const satisfies Record<ServiceSlug, string>;
