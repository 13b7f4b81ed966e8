import { describe, expect, test } from '@jest/globals';
import { websiteCategories } from '@studio/content/choices';
import { listings } from '../content/listings.ts';
import { largeShelf, smallShelf } from '../content/seed.fixture.ts';
import { type Choice, chooseSites, formatChoice, parseChoice } from './choice.ts';
import { isWideOfThree, isWideOfTwo } from './site-grid.tsx';

const ALL: Choice = { category: undefined, sort: undefined, text: '' };
const read = (address: string) => parseChoice(new URLSearchParams(address), websiteCategories);
const ids = (choice: Partial<Choice>) => chooseSites(largeShelf, { ...ALL, ...choice }).map(({ slug }) => slug);

describe('an address', () => {
  test('is parsed into the choice it was formatted from', () => {
    const choice: Choice = { category: 'MERN Applications', sort: 'price', text: 'books & tea' };
    expect(formatChoice(choice)).toBe('?category=MERN+Applications&sort=price&q=books+%26+tea');
    expect(read(formatChoice(choice))).toEqual(choice);
  });

  test('has no search part if nothing is chosen', () => {
    expect(formatChoice({ ...ALL, text: '  ' })).toBe('');
    expect(read('')).toEqual(ALL);
  });

  test.each(['?category=Joomla', '?category=', '?category=corporate', '?sort=age', '?category=constructor'])(
    'with an unknown category or order chooses nothing: %s',
    (address) => expect(read(address)).toEqual(ALL),
  );

  test('can choose only a category of its page', () => {
    expect(parseChoice(new URLSearchParams('?category=Laravel'), ['Shopify']).category).toBeUndefined();
  });
});

describe('a shelf', () => {
  test('keeps all its sites and their order if nothing is chosen', () => {
    expect(ids({})).toEqual(largeShelf.map(({ slug }) => slug));
  });

  test.each([
    ['E-Commerce', 6],
    ['Corporate', 5],
    ['Shopify', 3],
    ['WordPress', 4],
    ['MERN Applications', 4],
    ['Laravel', 5],
  ] as const)('has the listed number of sites in %s', (category, count) => {
    expect(chooseSites(largeShelf, { ...ALL, category })).toHaveLength(count);
  });

  test('shows a site in each of its categories', () => {
    expect(ids({ category: 'E-Commerce' })).toContain('kiln-clay');
    expect(ids({ category: 'Shopify' })).toContain('kiln-clay');
  });

  test('can have an empty category', () => {
    expect(chooseSites(smallShelf, { ...ALL, category: 'Corporate' })).toEqual([]);
  });

  test('is sorted by price, the lowest first, and by name', () => {
    const prices = chooseSites(largeShelf, { ...ALL, sort: 'price' }).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([prices[0], prices.at(-1)]).toEqual([499, 1799]);
    expect(ids({ sort: 'name' }).slice(0, 2)).toEqual(['boi-ghar', 'bondor']);
    expect(ids({ sort: 'name' }).at(-1)).toBe('char-review');
  });

  test('is searched by the beginnings of words, in any order and letter case', () => {
    expect(ids({ text: 'CLAY' })).toEqual(['kiln-clay']);
    expect(ids({ text: 'lorries  control' })).toEqual(['meghna']);
    expect(ids({ text: 'hop' })).toEqual([]);
    expect(ids({ text: '  ' })).toHaveLength(19);
  });

  test.each(listings)('$path has a match for each example in its search field', (listing) => {
    for (const text of listing.hint.split(', '))
      expect(chooseSites(listing.shelf === 'large' ? largeShelf : smallShelf, { ...ALL, text })).not.toEqual([]);
  });

  test('is searched within the category', () => {
    expect(ids({ text: 'parts', category: 'Laravel' })).toEqual(['chaka']);
    expect(ids({ text: 'parts', category: 'Corporate' })).toEqual([]);
  });
});

/** Returns the number of columns of each card of a list. */
const spans = (total: number, isWide: typeof isWideOfThree) =>
  Array.from({ length: total }, (_, index) => (isWide(index, total) ? 2 : 1));

/** Returns the number of empty columns in the last row. */
function emptyColumns(widths: readonly number[], columns: number): number {
  let taken = 0;
  for (const width of widths) taken = taken + width > columns ? width : taken + width;
  return columns - taken;
}

describe('three columns', () => {
  test.each([2, 3, 5, 6, 8, 19])('%i cards fill the last row', (total) => {
    expect(emptyColumns(spans(total, isWideOfThree), 3)).toBe(0);
  });

  test('the first and the ninth of nineteen cards are wide', () => {
    const wide = spans(19, isWideOfThree).flatMap((span, index) => (span === 2 ? [index] : []));
    expect(wide).toEqual([0, 8]);
  });
});

test.each([1, 2, 5, 6, 19])('two columns: %i cards fill the last row', (total) => {
  expect(emptyColumns(spans(total, isWideOfTwo), 2)).toBe(0);
});
