import { describe, expect, test } from '@jest/globals';
import { listings } from '../content/sell.ts';
import { shelf } from '../content/sites/shelf.ts';
import { CATEGORIES } from '../content/sites/site.ts';
import type { KnownSite } from '../content/sites/sites.ts';
import { smallShelf } from '../content/sites/small-shelf.ts';
import { addressOf, type Choice, choiceOf, chosen } from './choice.ts';

const ALL: Choice = { category: undefined, sort: undefined, text: '' };
const read = (address: string) => choiceOf(new URLSearchParams(address), CATEGORIES);
const ids = (choice: Partial<Choice>) => chosen(shelf, { ...ALL, ...choice }).map(({ id }) => id);

describe('an address', () => {
  test('is read and written alike', () => {
    const choice: Choice = { category: 'MERN Applications', sort: 'price', text: 'books & tea' };
    expect(addressOf(choice)).toBe('?category=MERN+Applications&sort=price&q=books+%26+tea');
    expect(read(addressOf(choice))).toEqual(choice);
  });

  test('of everything is empty', () => {
    expect(addressOf({ ...ALL, text: '  ' })).toBe('');
    expect(read('')).toEqual(ALL);
  });

  test.each(['?category=Joomla', '?category=', '?category=corporate', '?sort=age', '?category=constructor'])(
    'that names what there is not counts as none: %s',
    (address) => expect(read(address)).toEqual(ALL),
  );

  test('can only name a category of its page', () => {
    expect(choiceOf(new URLSearchParams('?category=Laravel'), ['Shopify']).category).toBeUndefined();
  });
});

describe('a shelf', () => {
  test('is shown whole and in our order', () => {
    expect(ids({})).toEqual(shelf.map(({ id }) => id));
  });

  test.each([
    ['E-Commerce', 6],
    ['Corporate', 5],
    ['Shopify', 3],
    ['WordPress', 4],
    ['MERN Applications', 4],
    ['Laravel', 5],
  ] as const)('has as many of %s as are listed', (category, count) => {
    expect(chosen(shelf, { ...ALL, category })).toHaveLength(count);
  });

  test('finds a site under each of its categories', () => {
    expect(ids({ category: 'E-Commerce' })).toContain('kiln-clay');
    expect(ids({ category: 'Shopify' })).toContain('kiln-clay');
  });

  test('has a category that is empty', () => {
    expect(chosen(smallShelf, { ...ALL, category: 'Corporate' })).toEqual([]);
  });

  test('is sorted by price from the lowest, and by name', () => {
    const prices = chosen(shelf, { ...ALL, sort: 'price' }).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([prices[0], prices.at(-1)]).toEqual([499, 1799]);
    expect(ids({ sort: 'name' }).slice(0, 2)).toEqual(['boi-ghar', 'bondor']);
    expect(ids({ sort: 'name' }).at(-1)).toBe('char-review');
  });

  test('is searched by the beginnings of words, in any order and any case', () => {
    expect(ids({ text: 'CLAY' })).toEqual(['kiln-clay']);
    expect(ids({ text: 'lorries  control' })).toEqual(['meghna']);
    expect(ids({ text: 'hop' })).toEqual([]);
    expect(ids({ text: '  ' })).toHaveLength(19);
  });

  test.each(Object.values(listings))(
    '$path finds something for each example that its search field gives',
    (listing) => {
      for (const text of listing.hint.split(', '))
        expect(chosen<KnownSite>(listing.sites, { ...ALL, text })).not.toEqual([]);
    },
  );

  test('is searched within the category', () => {
    expect(ids({ text: 'parts', category: 'Laravel' })).toEqual(['chaka']);
    expect(ids({ text: 'parts', category: 'Corporate' })).toEqual([]);
  });
});
