import { expect, test } from '@jest/globals';
import { placeOf, portfolioCarousel, testimonialCarousel } from './carousel.ts';

test('slides stand around the active one as in a ring', () => {
  const around = (active: number) => [0, 1, 2, 3, 4].map((i) => placeOf(i, active, 5));
  expect(around(0)).toEqual(['active', 'after', 'after', 'before', 'before']);
  expect(around(2)).toEqual(['before', 'before', 'active', 'after', 'after']);
  expect(around(4)).toEqual(['after', 'after', 'before', 'before', 'active']);
});

test('both advance by themselves, and go on when one has touched them', () => {
  expect(portfolioCarousel.autoplay).toEqual({ delay: 2500, disableOnInteraction: false });
  expect(testimonialCarousel.autoplay).toEqual({ delay: 3000, disableOnInteraction: false });
});
