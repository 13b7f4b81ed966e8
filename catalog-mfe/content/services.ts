import { priceInWords, type ServiceSlug, serviceOffers, timeInWords } from './service-offers.ts';

interface ServiceTexts {
  readonly title: string;
  /** Description of the document. */
  readonly description: string;
}

/** Titles and descriptions by slug. The other texts of a page are in `services/`, and only that page loads them. */
const texts = {
  ecommerce: {
    title: 'Ecommerce Websites',
    description: `Ecommerce websites from ${priceInWords('ecommerce')}, open in ${timeInWords('ecommerce')}: quick on cheap phones, paid in two steps, your products moved for you.`,
  },
  wordpress: {
    title: 'WordPress Websites',
    description: `WordPress websites that your own team can edit. From ${priceInWords('wordpress')}, online in ${timeInWords('wordpress')}, with few plugins and tested updates.`,
  },
  'digital-marketing': {
    title: 'Digital Marketing',
    description: `Digital marketing from ${priceInWords('digital-marketing')}: one goal per campaign, figures every week, accounts in your name, and no contract beyond the month.`,
  },
  shopify: {
    title: 'Shopify Development',
    description: `Shopify development from ${priceInWords('shopify')}: a theme cut to your catalogue, few apps, a move over a weekend. Open in ${timeInWords('shopify')}.`,
  },
  mern: {
    title: 'MERN Applications',
    description: `MERN applications from ${priceInWords('mern')}: portals, dashboards and booking systems. Something to try every Friday, a first version in ${timeInWords('mern')}.`,
  },
  seo: {
    title: 'SEO Services',
    description: `SEO services from ${priceInWords('seo')}: an audit, the repairs and ten pages that answer what customers ask, in ${timeInWords('seo')}. No promises of first place.`,
  },
} as const satisfies Record<ServiceSlug, ServiceTexts>;

export const serviceSlugs = Object.keys(texts) as readonly ServiceSlug[];

/** Returns the slug, texts and offer of a services page, or undefined if no page has this slug. */
export function findServicePage(slug: string | undefined) {
  const known = serviceSlugs.find((candidate) => candidate === slug);
  return known && { slug: known, ...texts[known], ...serviceOffers[known] };
}
