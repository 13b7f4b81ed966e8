import { createLazySection, type LazySection } from '@platform/browser/lazy-hydration';
import type { ServiceSlug } from '@studio/content/choices';
import { OWN } from './id.ts';

/** The section that only one service has. Its code is loaded when it is seen, or when the visitor is active. */
export const ownSections: Readonly<Record<ServiceSlug, LazySection>> = {
  ecommerce: createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-ecommerce" */ './checkout.tsx')).Checkout,
  ),
  wordpress: createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-wordpress" */ './blocks.tsx')).Blocks,
  ),
  'digital-marketing': createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-digital-marketing" */ './budget.tsx')).Budget,
  ),
  shopify: createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-shopify" */ './basket.tsx')).Basket,
  ),
  mern: createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-mern" */ './delivery-note.tsx')).DeliveryNote,
  ),
  seo: createLazySection(
    OWN,
    async () => (await import(/* webpackChunkName: "own-seo" */ './positions.tsx')).Positions,
  ),
};
