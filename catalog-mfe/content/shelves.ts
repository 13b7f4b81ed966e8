/** What a ready-made website is made for or with, in the order of the filters. */
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
  /** The description in the head of the template. */
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
    description: 'One garment a page, nothing in its way.',
  },
  {
    id: 'shokal',
    title: 'Shokal',
    categories: ['WordPress'],
    price: 499,
    keywords: 'bakery bread cakes',
    description: 'Order tonight, collect at seven.',
  },
  {
    id: 'haque-sattar',
    title: 'Haque & Sattar',
    categories: ['Corporate'],
    price: 899,
    keywords: 'law firm lawyers advocates',
    description: 'Chambers, practice areas, a quiet intake form.',
  },
  {
    id: 'ledgerline',
    title: 'Ledgerline',
    categories: ['MERN Applications'],
    price: 1799,
    keywords: 'accounting bookkeeping software',
    description: 'Landing page, pricing, docs, sign-up.',
  },
  {
    id: 'shapla',
    title: 'Shapla Clinic',
    categories: ['Corporate', 'Laravel'],
    price: 1199,
    keywords: 'hospital health doctors appointments',
    description: 'Departments, doctors and live booking.',
  },
  {
    id: 'mirch-lime',
    title: 'Mirch & lime',
    categories: ['WordPress'],
    price: 649,
    keywords: 'restaurant food reservations',
    description: 'A menu that prints itself and tables that fill.',
  },
  {
    id: 'nakshi',
    title: 'Nakshi',
    categories: ['Corporate'],
    price: 949,
    keywords: 'architects architecture buildings',
    description: 'Projects as an index, drawings first.',
  },
  {
    id: 'meghna',
    title: 'Meghna',
    categories: ['MERN Applications', 'Laravel'],
    price: 1699,
    keywords: 'transport logistics trucks fleet',
    description: 'A control room for forty lorries or four.',
  },
  {
    id: 'pathshala',
    title: 'Pathshala',
    categories: ['Laravel'],
    price: 1399,
    keywords: 'school education maths children',
    description: 'Short lessons, teacher accounts, parent view.',
  },
  {
    id: 'char-review',
    title: 'The Char Review',
    categories: ['WordPress'],
    price: 749,
    keywords: 'magazine journal books publishing',
    description: 'Essays in columns, one drawing, four issues a year.',
  },
  {
    id: 'meghbagan',
    title: 'Meghbagan',
    categories: ['E-Commerce'],
    price: 849,
    keywords: 'tea grocery',
    description: 'One tea estate, eight tins, posted on Mondays.',
  },
  {
    id: 'chaka',
    title: 'Chaka',
    categories: ['E-Commerce', 'Laravel'],
    price: 1099,
    keywords: 'bicycles bikes spares repairs',
    description: 'A parts catalogue drawn as the bicycle itself.',
  },
  {
    id: 'roktim',
    title: 'Roktim Knitwear',
    categories: ['Corporate'],
    price: 1049,
    keywords: 'garments textiles sweaters manufacturer',
    description: 'A factory that shows its gauge before its awards.',
  },
  {
    id: 'palki',
    title: 'Palki',
    categories: ['WordPress'],
    price: 699,
    keywords: 'weddings events planner',
    description: 'An invitation that happens to take enquiries.',
  },
  {
    id: 'boi-ghar',
    title: 'Boi Ghar',
    categories: ['E-Commerce', 'MERN Applications'],
    price: 1249,
    keywords: 'books bookshop novels',
    description: 'The shelf is the menu: pull a spine to open a room.',
  },
  {
    id: 'bondor',
    title: 'Bondor Freight',
    categories: ['Corporate', 'MERN Applications'],
    price: 1599,
    keywords: 'shipping cargo forwarder logistics',
    description: 'Freight by the day: big numbers, one voyage line.',
  },
  {
    id: 'jhinuk',
    title: 'Jhinuk',
    categories: ['Shopify', 'E-Commerce'],
    price: 1149,
    keywords: 'pearls jewellery jewelry',
    description: 'One pearl, very close, with its faults marked.',
  },
  {
    id: 'khamar',
    title: 'Khamar',
    categories: ['Laravel', 'E-Commerce'],
    price: 799,
    keywords: 'farm vegetables food groceries',
    description: 'This week’s box, packed before your eyes.',
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
    description: 'Skincare told by ingredient, and nothing louder.',
  },
  {
    id: 'golpo',
    title: 'Golpo',
    categories: ['E-Commerce'],
    price: 1349,
    keywords: 'toys children',
    description: 'A toy shop stacked like its own blocks.',
  },
  {
    id: 'surma',
    title: 'Surma',
    categories: ['WordPress'],
    price: 599,
    keywords: 'travel tours hiking boats',
    description: 'Trips sold by their profile: up, along, across.',
  },
  {
    id: 'baul',
    title: 'Baul',
    categories: ['MERN Applications'],
    price: 1449,
    keywords: 'records vinyl music speakers',
    description: 'A record shop that starts at the needle.',
  },
  {
    id: 'doyel',
    title: 'Doyel',
    categories: ['Shopify'],
    price: 1099,
    keywords: 'spectacles glasses opticians eyewear',
    description: 'Six frames, six faces, one wall to try them on.',
  },
] as const satisfies readonly Site[];
