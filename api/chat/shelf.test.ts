import { describe, expect, it } from '@jest/globals';
import { answerFrom } from './answer.ts';
import { LIBRARY } from './chat.fixture.ts';

const MIRCH = 'Mirch: $649. A restaurant site with a menu. WordPress';
const SHOKAL = 'Shokal: $499. A bakery site: order tonight. WordPress';
const NOOR = 'Noor: $1,499. A fashion shop with one page for each garment. Shopify';
const KHAMAR = 'Khamar: $799. A farm shop whose box changes every week. Laravel';

describe('questions about ready-made websites', () => {
  it.each([
    ['templates for a restaurant', [MIRCH]],
    ['restaurant templates under $700', [MIRCH]],
    ['restaurant templates under $600', []],
    ['restaurant templates over 600 dollars', [MIRCH]],
    ['shopify templates for a restaurant', []],
    ['wordpress templates for a restaurant', [MIRCH]],
    ['wordpress templates', [SHOKAL, MIRCH]],
    ['wordpress templates under $600', [SHOKAL]],
    ['wordpress templates above $700', []],
    ['laravel templates', [KHAMAR]],
    ['templates between 400 and 700 dollars', [SHOKAL, MIRCH]],
    ['templates over 1,000 dollars', [NOOR]],
    ['৭০০ ডলারের কমে টেমপ্লেট', [SHOKAL, MIRCH]],
    ['the cheapest template', [SHOKAL]],
    ['the cheapest laravel template', [KHAMAR]],
    ['the most expensive theme', [NOOR]],
    ['templates for a gym', []],
    ['Noor', [NOOR]],
  ])('%j, also with polite words', (question, lines) => {
    for (const words of ['', 'show me ', 'do you have ', 'I need ', 'please can you show me some ']) {
      const { response, sources } = answerFrom(LIBRARY, `${words}${question}`, []).answer;
      if (lines.length > 0) expect(response.split('\n')).toEqual(lines);
      else expect(response).toMatch(/^None of our 4/);
      expect(sources.at(-1)?.href).toBe('/sell/ecommerce');
    }
  });

  const PRODUCTS = [
    ['restaurant', 'wordpress', 649, MIRCH],
    ['bakery', 'wordpress', 499, SHOKAL],
    ['fashion', 'shopify', 1499, NOOR],
    ['farm', 'laravel', 799, KHAMAR],
  ] as const;
  const PRICES = [
    ['', 0, 9999],
    [' under $700', 0, 700],
    [' above 700 dollars', 700, 9999],
    [' between $600 and $800', 600, 800],
  ] as const;
  const combinations = PRODUCTS.flatMap(([business, own, price, line]) =>
    ['', 'wordpress', 'shopify', 'laravel'].flatMap((category) =>
      PRICES.map(([words, low, high]) => {
        const isFitting = (category === '' || category === own) && price >= low && price <= high;
        return [`${category} templates for a ${business}${words}`.trim(), isFitting ? line : 'None of our 4'] as const;
      }),
    ),
  );
  it.each(combinations)('combines business, category and price: %s', (question, beginning) => {
    for (const words of ['', 'please show me ', 'do you have any ']) {
      const { response } = answerFrom(LIBRARY, `${words}${question}`, []).answer;
      expect(response.slice(0, beginning.length)).toBe(beginning);
    }
  });

  it('recognizes a site for sale, a business and a name without the word template', () => {
    const answer = (question: string) => answerFrom(LIBRARY, question, []).answer.response;
    expect(answer('what laravel sites do you sell')).toBe(KHAMAR);
    expect(answer('i need a bakery website')).toBe(SHOKAL);
    expect(answer('how much is Noor')).toBe(NOOR);
  });
});
