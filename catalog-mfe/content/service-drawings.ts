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
