import type { ServiceSlug } from '../../content/service-offers.ts';

/** Size of the frame whose units all posters are drawn in. */
export const FRAME = { width: 1440, height: 860 } as const;

/** Size of the frame on phones, in px at a width of 390. */
export const PHONE_FRAME = { width: 390, height: 374 } as const;

/** The left edge of a poster in the frame, and the x at which its hues begin. */
interface Left {
  readonly x: number;
  readonly begin: number;
}

/** Lines that come in from the left begin outside of the frame, for windows that are wider than it. */
const comesIn: Left = { x: -400, begin: 0 };
const standsRight: Left = { x: 600, begin: 640 };

export const lefts: Readonly<Record<ServiceSlug, Left>> = {
  ecommerce: comesIn,
  wordpress: standsRight,
  'digital-marketing': standsRight,
  shopify: standsRight,
  mern: standsRight,
  seo: comesIn,
};
