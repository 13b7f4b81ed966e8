/** Texts of the services pages by slug, which is the last part of a page's address. */
export const servicePages = {
  ecommerce: {
    title: 'Ecommerce Websites',
    intro:
      'Ecommerce websites have one job: to be found, believed and paid. Ours do it on a cheap phone, on a weak line, at midnight.',
    description:
      'Ecommerce websites that load fast, explain themselves and take payment without a second thought. What we do, for whom we did it, and what they say.',
  },
  wordpress: {
    title: 'WordPress Websites',
    intro:
      'WordPress websites are for people who publish. Yours will have blocks that hold their shape, few plugins, and an editor your colleagues open without sighing.',
    description:
      'WordPress websites with an editor your colleagues enjoy and updates nobody dreads. What we do, for whom we did it, and what they say.',
  },
  'digital-marketing': {
    title: 'Digital Marketing',
    intro:
      'Digital marketing is arithmetic with pictures. We run campaigns with one aim each, read the figures with you every week, and stop what does not pay.',
    description:
      'Digital marketing with one aim a campaign, read every week and stopped when it stops paying. What we do, for whom we did it, and what they say.',
  },
  shopify: {
    title: 'Shopify Development',
    intro:
      'Shopify development, for us, is mostly leaving things out: a theme cut to your catalogue, few apps and good ones, and a handover your team can run without us.',
    description:
      'Shopify development: themes cut to your catalogue, few apps, and a handover your team can run. What we do, for whom we did it, and what they say.',
  },
  mern: {
    title: 'MERN Applications',
    intro:
      'MERN applications are portals, dashboards and booking systems in one language from the database to the button. We build the one nobody sells, and keep it running.',
    description:
      'MERN applications: portals, dashboards and booking systems in one language throughout. What we do, for whom we did it, and what they say.',
  },
  seo: {
    title: 'SEO Services',
    intro:
      'SEO services begin with what people ask and end with a page that answers it. Structure first, then words, then links. Nobody can promise the first place, so we do not.',
    description:
      'SEO services: pages that answer what people ask. Structure first, then words, then links. What we do, for whom we did it, and what they say.',
  },
} as const satisfies Record<string, { title: string; intro: string; description: string }>;

export type ServiceSlug = keyof typeof servicePages;

export const serviceSlugs = Object.keys(servicePages) as readonly ServiceSlug[];

/** Returns the slug and the texts of a services page, or undefined if no page has this slug. */
export function findServicePage(slug: string | undefined) {
  const found = serviceSlugs.find((known) => known === slug);
  return found && { slug: found, ...servicePages[found] };
}
