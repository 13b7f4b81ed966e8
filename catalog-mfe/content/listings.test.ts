import { expect, test } from '@jest/globals';
import { readyMade } from '@studio/client/content/ready-made';
import { listings } from './listings.ts';

test.each(listings)('$path: the text of an empty page names the category where there is one', ({ path, empty }) => {
  expect(empty(undefined)).toBe('No websites found.');
  const inCategory = path === '/sell/ecommerce' ? 'Corporate category' : 'category';
  expect(empty('Corporate')).toBe(`No websites found in this ${inCategory}.`);
});

test.each(listings)('$path names the time to launch that the FAQ names', ({ lead }) => {
  expect(lead).toContain(readyMade.delivery);
});
