import type { ServiceDetails } from './service-details.ts';
import type { ServiceSlug } from './service-offers.ts';

/** Loads what a page says about its service from a chunk of its own. */
export const loadDetails: Readonly<Record<ServiceSlug, () => Promise<ServiceDetails>>> = {
  ecommerce: async () =>
    (await import(/* webpackChunkName: "service-ecommerce" */ './services/ecommerce.ts')).ecommerce,
  wordpress: async () =>
    (await import(/* webpackChunkName: "service-wordpress" */ './services/wordpress.ts')).wordpress,
  'digital-marketing': async () =>
    (await import(/* webpackChunkName: "service-digital-marketing" */ './services/digital-marketing.ts'))
      .digitalMarketing,
  shopify: async () => (await import(/* webpackChunkName: "service-shopify" */ './services/shopify.ts')).shopify,
  mern: async () => (await import(/* webpackChunkName: "service-mern" */ './services/mern.ts')).mern,
  seo: async () => (await import(/* webpackChunkName: "service-seo" */ './services/seo.ts')).seo,
};
