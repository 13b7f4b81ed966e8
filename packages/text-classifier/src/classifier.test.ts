import { describe, expect, it } from '@jest/globals';
import { createClassifier, likeness, withLatinDigits } from './classifier.ts';

const examples = [
  ...['what does it cost', 'how much is a website', 'price of a website', 'website er dam koto', 'dam koto'].map(
    (text) => ({
      text,
      label: 'cost',
    }),
  ),
  ...['when is it ready', 'how many weeks does it take', 'koto din lagbe', 'weeks until it is ready'].map((text) => ({
    text,
    label: 'time',
  })),
];
const { read, guess, weights } = await createClassifier(examples);
const first = (text: string) => guess(read(text))[0]?.label;

describe('a classifier', () => {
  it.each([
    ['the price please', 'cost'],
    ['wesbite pirce', 'cost'],
    ['prices of websites', 'cost'],
    ['daam koto', 'cost'],
    ['hw mny weks', 'time'],
    ['koto deen lagbe', 'time'],
  ])('learns from examples that %j means %s', (text, label) => expect(first(text)).toBe(label));

  it('guesses the same from weights that were learned before, and refuses those of other examples', async () => {
    const known = await createClassifier(examples, weights.slice());
    expect(known.guess(known.read('the price please'))).toEqual(guess(read('the price please')));
    await expect(createClassifier(examples.slice(1), weights)).rejects.toThrow('other examples');
  });

  it('gives probabilities, the highest first', () => {
    const probabilities = guess(read('price of a website')).map(({ probability }) => probability);
    expect(probabilities[0]).toBeGreaterThan(0.7);
    expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('is less sure of words that it does not know', () => {
    const [known, unknown] = ['price', 'price xylophone quagga zygote'].map(
      (text) => guess(read(text))[0]?.probability ?? 0,
    );
    expect(known).toBeGreaterThan(unknown ?? 1);
  });

  it('takes a misspelt word for the known one', () => {
    for (const slip of ['wbesite', 'wesite', 'websiite', 'wepsite']) expect(read(slip)).toEqual(read('website'));
    expect(read('pirate')).not.toEqual(read('price'));
  });

  it('reads a bounded part of a text, also of one without words', () => {
    expect(read(`${'a1 '.repeat(1000)}price`)).toEqual(read('a1 '.repeat(30)));
    expect(read('x'.repeat(1000))).toEqual(read('x'.repeat(20)));
    expect(guess(read('??? \u0301')).every(({ probability }) => probability > 0)).toBe(true);
  });
});

describe('likeness', () => {
  it('is 1 for the same words, 0 for others, and between for similar ones', () => {
    const to = (text: string) => likeness(read('do you sell penguins'), read(text));
    expect(to('Do you sell penguins?')).toBeCloseTo(1);
    expect(to('are you selling penguins')).toBeGreaterThan(0.5);
    expect(to('price')).toBe(0);
  });
});

it('withLatinDigits returns numbers in one spelling', () => {
  expect(withLatinDigits('৭০০, 1,799 and ১,২০০')).toBe('700, 1799 and 1200');
});
