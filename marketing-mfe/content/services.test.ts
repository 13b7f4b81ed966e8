import { expect, it } from '@jest/globals';
import { services, withNames } from './services.ts';

it('cards of services have the titles of their pages, the others their own', () => {
  const named = [
    { slug: 'seo', title: 'Found by search' },
    { slug: 'mern', title: '' },
    { slug: 'other', title: 'Not on a card' },
  ];
  const cards = withNames(services, named);
  expect(cards).toHaveLength(services.length);
  const changed = cards.filter(({ title }, i) => title !== services[i]?.title);
  expect(changed.map(({ title, link }) => [title, link])).toEqual([['Found by search', '/services/seo']]);
});
