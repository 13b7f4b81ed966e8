/*
 * Values of choices, apart from the schemas: pages import them.
 */

/** Services that have a page: the last segments of the pages' paths. Their drawings are files of the remote. */
export const serviceSlugs = ['ecommerce', 'wordpress', 'digital-marketing', 'shopify', 'mern', 'seo'] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** Purposes and systems of ready-made websites, in the order of the filters. */
export const websiteCategories = [
  'E-Commerce',
  'Corporate',
  'Shopify',
  'WordPress',
  'MERN Applications',
  'Laravel',
] as const;

export type WebsiteCategory = (typeof websiteCategories)[number];

/** Templates of ready-made websites: files of `@studio/pictures`. */
export const templateNames = [
  ...['kiln-clay', 'noor', 'shokal', 'haque-sattar', 'ledgerline', 'shapla', 'mirch-lime', 'nakshi'],
  ...['meghna', 'pathshala', 'char-review', 'meghbagan', 'chaka', 'roktim', 'palki', 'boi-ghar', 'bondor'],
  ...['jhinuk', 'khamar', 'mati', 'golpo', 'surma', 'baul', 'doyel'],
] as const;

/** Sites of projects: files of `@studio/pictures`. `none`: the project has a picture only. */
export const projectSites = ['none', 'alok', 'dhamrai-pottery', 'ghat-review', 'shaluk-clinic', 'teesta'] as const;
