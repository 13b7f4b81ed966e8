import { withCommas } from '@studio/client/text';

/** Purposes and systems of ready-made websites, in the order of the filters. */
export const CATEGORIES = ['E-Commerce', 'Corporate', 'Shopify', 'WordPress', 'MERN Applications', 'Laravel'] as const;

export type Category = (typeof CATEGORIES)[number];

/** A ready-made website. `id` is also the file name of its template and of its photograph. */
export interface Site {
  readonly id: string;
  readonly title: string;
  /** The main category comes first. */
  readonly categories: readonly [Category, ...Category[]];
  /** US dollars. */
  readonly price: number;
  /** Words that visitors may search for. The page does not show them. */
  readonly keywords: string;
  /** A sentence without a verb, of at most 56 characters: the description of its preview begins with it. */
  readonly description: string;
}

/** The sites of `/sell/ecommerce`, in the order of the page. */
export const largeShelf = [
  {
    id: 'kiln-clay',
    title: 'Kiln & Clay',
    categories: ['E-Commerce', 'Shopify'],
    price: 1299,
    keywords: 'pottery ceramics cups bowls',
    description: 'A shop for makers who sell in batches.',
  },
  {
    id: 'noor',
    title: 'Noor',
    categories: ['Shopify'],
    price: 1499,
    keywords: 'fashion clothes clothing coat',
    description: 'A fashion shop with one page for each garment.',
  },
  {
    id: 'shokal',
    title: 'Shokal',
    categories: ['WordPress'],
    price: 499,
    keywords: 'bakery bread cakes',
    description: 'A bakery site: order tonight, collect at seven.',
  },
  {
    id: 'haque-sattar',
    title: 'Haque & Sattar',
    categories: ['Corporate'],
    price: 899,
    keywords: 'law firm lawyers advocates',
    description: 'A law firm site with practice areas and an intake form.',
  },
  {
    id: 'ledgerline',
    title: 'Ledgerline',
    categories: ['MERN Applications'],
    price: 1799,
    keywords: 'accounting bookkeeping software',
    description: 'A software site with pricing, docs and sign-up.',
  },
  {
    id: 'shapla',
    title: 'Shapla Clinic',
    categories: ['Corporate', 'Laravel'],
    price: 1199,
    keywords: 'hospital health doctors appointments',
    description: 'A clinic site with departments, doctors and booking.',
  },
  {
    id: 'mirch-lime',
    title: 'Mirch & lime',
    categories: ['WordPress'],
    price: 649,
    keywords: 'restaurant food reservations',
    description: 'A restaurant site with a menu and table bookings.',
  },
  {
    id: 'nakshi',
    title: 'Nakshi',
    categories: ['Corporate'],
    price: 949,
    keywords: 'architects architecture buildings',
    description: 'An architects’ portfolio that puts drawings first.',
  },
  {
    id: 'meghna',
    title: 'Meghna',
    categories: ['MERN Applications', 'Laravel'],
    price: 1699,
    keywords: 'transport logistics trucks fleet',
    description: 'A control room for a fleet of lorries.',
  },
  {
    id: 'pathshala',
    title: 'Pathshala',
    categories: ['Laravel'],
    price: 1399,
    keywords: 'school education maths children',
    description: 'An online school with accounts for teachers and parents.',
  },
  {
    id: 'char-review',
    title: 'The Char Review',
    categories: ['WordPress'],
    price: 749,
    keywords: 'magazine journal books publishing',
    description: 'A literary magazine with essays set in columns.',
  },
  {
    id: 'meghbagan',
    title: 'Meghbagan',
    categories: ['E-Commerce'],
    price: 849,
    keywords: 'tea grocery',
    description: 'A tea shop for a single estate and its eight teas.',
  },
  {
    id: 'chaka',
    title: 'Chaka',
    categories: ['E-Commerce', 'Laravel'],
    price: 1099,
    keywords: 'bicycles bikes spares repairs',
    description: 'A bicycle shop with a drawn catalogue of its parts.',
  },
  {
    id: 'roktim',
    title: 'Roktim Knitwear',
    categories: ['Corporate'],
    price: 1049,
    keywords: 'garments textiles sweaters manufacturer',
    description: 'A knitwear factory site for international buyers.',
  },
  {
    id: 'palki',
    title: 'Palki',
    categories: ['WordPress'],
    price: 699,
    keywords: 'weddings events planner',
    description: 'A wedding planner’s site that looks like an invitation.',
  },
  {
    id: 'boi-ghar',
    title: 'Boi Ghar',
    categories: ['E-Commerce', 'MERN Applications'],
    price: 1249,
    keywords: 'books bookshop novels',
    description: 'A bookshop that customers browse by the spines.',
  },
  {
    id: 'bondor',
    title: 'Bondor Freight',
    categories: ['Corporate', 'MERN Applications'],
    price: 1599,
    keywords: 'shipping cargo forwarder logistics',
    description: 'A freight forwarder’s site with clear sailing times.',
  },
  {
    id: 'jhinuk',
    title: 'Jhinuk',
    categories: ['Shopify', 'E-Commerce'],
    price: 1149,
    keywords: 'pearls jewellery jewelry',
    description: 'A jeweller’s shop that shows pearls in close-up.',
  },
  {
    id: 'khamar',
    title: 'Khamar',
    categories: ['Laravel', 'E-Commerce'],
    price: 799,
    keywords: 'farm vegetables food groceries',
    description: 'A farm shop for weekly vegetable boxes.',
  },
] as const satisfies readonly Site[];

/** The sites of `/sell` and `/sell/shopify`, in the order of the pages. Each has one category. */
export const smallShelf = [
  {
    id: 'mati',
    title: 'Mati',
    categories: ['Shopify'],
    price: 999,
    keywords: 'cosmetics beauty clay',
    description: 'A skincare shop arranged by ingredient.',
  },
  {
    id: 'golpo',
    title: 'Golpo',
    categories: ['E-Commerce'],
    price: 1349,
    keywords: 'toys children',
    description: 'A toy shop that looks like a stack of blocks.',
  },
  {
    id: 'surma',
    title: 'Surma',
    categories: ['WordPress'],
    price: 599,
    keywords: 'travel tours hiking boats',
    description: 'A tour operator’s site with a profile of every trip.',
  },
  {
    id: 'baul',
    title: 'Baul',
    categories: ['MERN Applications'],
    price: 1449,
    keywords: 'records vinyl music speakers',
    description: 'A record shop that begins with the turntable.',
  },
  {
    id: 'doyel',
    title: 'Doyel',
    categories: ['Shopify'],
    price: 1099,
    keywords: 'spectacles glasses opticians eyewear',
    description: 'An optician’s shop that shows frames on faces.',
  },
] as const satisfies readonly Site[];

/** All ready-made websites. */
export const sites = [...largeShelf, ...smallShelf] as const;

export type SiteId = (typeof sites)[number]['id'];

/** A site that is in `sites`. */
export type KnownSite = Site & { readonly id: SiteId };

export function findSite(id: string | undefined): KnownSite | undefined {
  return sites.find((site) => site.id === id);
}

export const isOnLargeShelf = ({ id }: KnownSite): boolean => largeShelf.some((site) => site.id === id);

/** Returns the site after this one on its shelf; after the last site, the first. */
export function nextSite(site: KnownSite): KnownSite {
  const shelf: readonly KnownSite[] = isOnLargeShelf(site) ? largeShelf : smallShelf;
  return shelf[shelf.findIndex(({ id }) => id === site.id) + 1] ?? shelf[0] ?? site;
}

/** Returns a price as cards show it: `$1,299`. */
export const formatPrice = (price: number): string => `$${withCommas(price)}`;

/** Returns the title and description of a preview's document; empty if there is no site. */
export function previewTexts(site: KnownSite | undefined) {
  if (!site) return { title: '', description: '' };
  const { title, description, categories, price } = site;
  return {
    title: `${title}, a ready-made website`,
    description: `${description} A ready-made website (${categories.join(', ')}) for ${formatPrice(price)}: see it on desktop, tablet and phone.`,
  };
}
