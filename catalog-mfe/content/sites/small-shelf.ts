import type { Site } from './site.ts';

/** The five of `/sell` and `/sell/shopify`, in the order in which they are shown; each has one category. */
export const smallShelf = [
  {
    id: 'mati',
    title: 'Mati',
    categories: ['Shopify'],
    price: 999,
    trade: 'cosmetics beauty clay',
    description: 'Skincare told by ingredient, and nothing louder.',
  },
  {
    id: 'golpo',
    title: 'Golpo',
    categories: ['E-Commerce'],
    price: 1349,
    trade: 'toys children',
    description: 'A toy shop stacked like its own blocks.',
  },
  {
    id: 'surma',
    title: 'Surma',
    categories: ['WordPress'],
    price: 599,
    trade: 'travel tours hiking boats',
    description: 'Trips sold by their profile: up, along, across.',
  },
  {
    id: 'baul',
    title: 'Baul',
    categories: ['MERN Applications'],
    price: 1449,
    trade: 'records vinyl music speakers',
    description: 'A record shop that starts at the needle.',
  },
  {
    id: 'doyel',
    title: 'Doyel',
    categories: ['Shopify'],
    price: 1099,
    trade: 'spectacles glasses opticians eyewear',
    description: 'Six frames, six faces, one wall to try them on.',
  },
] as const satisfies readonly Site[];
