import { type ServiceSlug, serviceSlugs } from '@studio/content/choices';
import type { PosterName } from '../services/posters/frames.ts';

/** Returns the slug if there is a services page with it. */
export const serviceSlugOf = (slug: string | undefined): ServiceSlug | undefined =>
  serviceSlugs.find((candidate) => candidate === slug);

/** The poster of each service. Run `npm run stills` after a change. */
export const servicePosters = {
  ecommerce: 'door',
  wordpress: 'word',
  'digital-marketing': 'pulse',
  shopify: 'shop',
  mern: 'layers',
  seo: 'order',
} as const satisfies Readonly<Record<ServiceSlug, PosterName>>;
