import type { PosterName } from '../services/posters/frames.ts';
import type { ServiceSlug } from './service-offers.ts';

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

/**
 * The results of the services' proofs as numbers. Run `npm run stills` after a change. `services/posters/figures.ts` has a drawing
 * of each character.
 */
export const serviceFigures: Readonly<Record<ServiceSlug, ServiceFigure>> = {
  ecommerce: { text: '11 → 2', ratio: '1018 / 564' },
  wordpress: { text: '4', ratio: '415 / 564' },
  'digital-marketing': { text: '½', ratio: '908 / 564' },
  shopify: { text: '2', ratio: '364 / 564' },
  mern: { text: '40', ratio: '807 / 564' },
  seo: { text: '51', ratio: '556 / 564' },
};
