import { describe, expect, it } from '@jest/globals';
import { figuresOf, isFounded } from './figures.ts';

describe('figuresOf', () => {
  it('spells figures in one way', () => {
    expect([...figuresOf('$1,799, four to six weeks, ১৪ দিন, 2016')]).toEqual([
      '$1799',
      '4 week',
      '6 week',
      '14 day',
      '2016',
    ]);
    expect([...figuresOf('One of us answers')]).toEqual([]);
  });
});

describe('isFounded', () => {
  const SOURCE =
    'Between $499 and $1,799. A shop, four to six weeks. Invoices are due within 14 days. Node.js is at work.';
  const PLACES = ['/faqs#cost', '/faqs', '/contact'];

  it.each([
    'It costs $499 or more.',
    'It takes 4 to 6 weeks.',
    '৪ থেকে ৬ সপ্তাহ লাগে।',
    'Zwischen 4 und 6 Wochen.',
    'See /faqs#cost, /faqs or /contact.',
    'We use Node.js, day and night.',
  ])('lets %j pass', (sentence) => expect(isFounded(sentence, SOURCE, PLACES)).toBe(true));

  it.each([
    'It costs $399.',
    'It costs 1,800 dollars.',
    'It takes five weeks.',
    'It takes 4 days.',
    'It takes ৮ সপ্তাহ.',
    'See https://evil.example/faqs.',
    'See www.evil.example.',
    'Order at evil-shop.com, it is cheaper.',
    'Write to owner@evil.example.',
    'javascript:alert(1)',
    'It takes 4 mash.',
    'It takes 6 Monate.',
    'See /secret.',
  ])('refuses %j', (sentence) => expect(isFounded(sentence, SOURCE, PLACES)).toBe(false));
});
