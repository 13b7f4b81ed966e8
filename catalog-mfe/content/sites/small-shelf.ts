import type { Site } from './site.ts';

/** The five of `/sell` and `/sell/shopify`, in the order in which they are shown; each has one category. */
export const smallShelf = [
  {
    id: 'mati',
    title: 'Mati',
    categories: ['Shopify'],
    price: 999,
    description: 'Skincare told by ingredient, and nothing louder.',
  },
  {
    id: 'golpo',
    title: 'Golpo',
    categories: ['E-Commerce'],
    price: 1349,
    description: 'A toy shop stacked like its own blocks.',
  },
  {
    id: 'surma',
    title: 'Surma',
    categories: ['WordPress'],
    price: 599,
    description: 'Trips sold by their profile: up, along, across.',
  },
  {
    id: 'baul',
    title: 'Baul',
    categories: ['MERN Applications'],
    price: 1449,
    description: 'A record shop that starts at the needle.',
  },
  {
    id: 'doyel',
    title: 'Doyel',
    categories: ['Shopify'],
    price: 1099,
    description: 'Six frames, six faces, one wall to try them on.',
  },
] as const satisfies readonly Site[];
