import { setImmediate } from 'node:timers/promises';
import { stemmer } from 'stemmer';

/** Words of a text that are read, and letters of each: a question of any length takes a bounded time. */
const MAX_WORDS = 30;
const MAX_LETTERS = 20;

/** Rounds over the examples, and how far the first of them moves a weight. Less is less sure, more knows the examples by heart. */
const ROUNDS = 6;
const RATE = 3;

/** Distance between one example and the next to be learned: a prime, larger than their number. */
const STRIDE = 1_000_003;

/** Part of naive Bayes beside the regression, and how much of a label's examples is thought to be as in all examples. */
const BAYES = 0.3;
const PRIOR = 2.5;

/** What weights are multiplied by to be kept as bytes, from -127 to 127. */
const SCALE = 16;

/** Letters of a word from which a misspelt one is taken for it. */
const LONG = 5;

/** Examples between which other requests run. */
const CHUNK = 40;

/** Features of a text, each with its share of the text. The squares of the shares add up to 1. */
type Parts = ReadonlyMap<string, number>;

/** The same by the row of weights of each feature, without those that have none. */
type Rows = readonly (readonly [row: number, value: number])[];

/** An example to learn from: its features, and which label it has. */
interface Lesson {
  readonly parts: Rows;
  readonly label: number;
}

/** A thing that a text may mean, and the probability that it does. */
export interface Guess<T> {
  readonly label: T;
  readonly probability: number;
}

/** Returns a text with Bengali digits as Latin ones, and without commas in numbers. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)).replace(/(\d),(?=\d)/g, '$1');

/** Returns the words of a text in lower case, without marks of punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the words of a text that are read. All numbers are one word. */
const readWords = (text: string): string[] =>
  wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/\p{Nd}+/gu, '0').slice(0, MAX_LETTERS));

/** Returns a word, and what is left of it without each of its letters. Words with one letter wrong, or two exchanged, have one in common. */
const slipsOf = (word: string): string[] => [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];

/** Returns one spelling of a word for many ways to write its vowels, in Bengali in Latin letters as in misspelt words. */
const soundOf = (word: string): string => word.replace(/(.)(?=\1)/g, '').replace(/[aeouw]+/g, 'a');

/** Returns the features of a text: its words, how they sound, which follow each other, and their groups of three letters. */
function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  let last = '';
  for (const known of words) {
    const stem = stemmer(known);
    const letters = Array.from(`<${known}>`);
    const groups = letters.slice(2).map((_, i) => `_${letters.slice(i, i + 3).join('')}`);
    for (const group of groups) features.set(group, Math.max(features.get(group) ?? 0, 1 / Math.sqrt(groups.length)));
    features
      .set(stem, 1)
      .set(`~${soundOf(known)}`, 0.6)
      .set(`${last} ${stem}`, 0.5);
    last = stem;
  }
  return features;
}

/** Maps items. Other requests run between some and the next. */
async function inPieces<T, R>(items: readonly T[], map: (item: T, index: number) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (const [index, item] of items.entries()) {
    if (mapped.push(map(item, index)) % CHUNK === 0) await setImmediate();
  }
  return mapped;
}

/** Adds to numbers others, of which the first is at `start`, multiplied by a factor. */
function add(sums: Float32Array, others: Float32Array | Int8Array, start: number, factor: number): void {
  for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (others[start + i] ?? 0) * factor;
}

/** Returns the probabilities of the labels of a text. `scale`: what the weights are multiplied by. */
function softmax(parts: Rows, weights: Float32Array | Int8Array, labels: number, scale: number): Float32Array {
  const scores = new Float32Array(labels);
  for (const [row, value] of parts) add(scores, weights, row * labels, value / scale);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Returns a weight for each label in each row, as a byte: a softmax regression, and naive Bayes beside it. */
async function learn(lessons: readonly Lesson[], rows: number, labels: number): Promise<Int8Array> {
  const weights = new Float32Array(rows * labels);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - round / ROUNDS);
    await inPieces(lessons, (_, i) => {
      const { parts, label } = lessons[(i * STRIDE) % lessons.length] ?? { parts: [], label: 0 };
      const errors = softmax(parts, weights, labels, 1);
      errors[label] = (errors[label] ?? 0) - 1;
      for (const [row, value] of parts)
        add(weights.subarray(row * labels, (row + 1) * labels), errors, 0, -rate * value);
    });
  }
  const shares = new Float32Array(rows * labels);
  const ofLabel = new Float32Array(labels);
  for (const { parts, label } of lessons) {
    for (const [row, value] of parts) {
      shares[row * labels + label] = (shares[row * labels + label] ?? 0) + value;
      ofLabel[label] = (ofLabel[label] ?? 0) + value;
    }
  }
  const sumOf = (numbers: Float32Array) => numbers.reduce((sum, one) => sum + one, 0);
  const total = sumOf(ofLabel);
  for (let row = 0; row < rows; row += 1) {
    const own = shares.subarray(row * labels, (row + 1) * labels);
    const usual = sumOf(own) / total;
    const ratios = own.map((share, i) => (share / usual + PRIOR) / ((ofLabel[i] ?? 0) + PRIOR));
    add(weights.subarray(row * labels, (row + 1) * labels), ratios.map(Math.log), 0, BAYES);
  }
  return Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE))));
}

/**
 * Learns from examples what a text means: a softmax regression and naive Bayes on weighted features. The same examples make the same
 * classifier. Other requests run meanwhile.
 * @param learned The `weights` of a classifier of the same examples, which need not be learned again.
 * @throws Error if there are more or fewer of them.
 */
export async function createClassifier<T>(
  examples: readonly { readonly text: string; readonly label: T }[],
  learned?: Int8Array,
) {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indexes = new Map(labels.map((label, i) => [label, i]));
  const counts = new Map<string, number>();
  const words = new Map<string, number>();
  const texts = await inPieces(examples, ({ text, label }) => {
    const read = readWords(text);
    const features = featuresOf(read);
    for (const word of read) words.set(word, (words.get(word) ?? 0) + 1);
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return { features, label: indexes.get(label) ?? 0 };
  });
  // Of what a single example has, only words are signs of what is meant.
  const kept = [...counts].filter(([feature, count]) => count > 1 || /^[^_~]\S*$/.test(feature));
  const rows = new Map(kept.map(([feature], row) => [feature, row]));
  const partsOf = (features: ReadonlyMap<string, number>): Parts => {
    const rarityOf = (feature: string) => Math.log(1 + examples.length / (counts.get(feature) ?? 1));
    const weighed = [...features].map(([feature, value]) => [feature, value * rarityOf(feature)] as const);
    const length = Math.hypot(...weighed.map(([, value]) => value));
    return new Map(weighed.map(([feature, value]) => [feature, value / length]));
  };
  const rowsOf = (parts: Parts): Rows =>
    [...parts].flatMap(([feature, value]) => {
      const row = rows.get(feature);
      return row === undefined ? [] : [[row, value] as const];
    });
  const lessonOf = ({ features, label }: (typeof texts)[0]) => ({ parts: rowsOf(partsOf(features)), label });
  const weights = learned ?? (await learn(await inPieces(texts, lessonOf), rows.size, labels.length));
  if (weights.length !== rows.size * labels.length) throw new Error('The weights were learned from other examples');
  const bySlip = new Map<string, string>();
  const byUse = [...words.keys()].sort((one, other) => (words.get(one) ?? 0) - (words.get(other) ?? 0));
  await inPieces(byUse, (word) => {
    if (word.length >= LONG) for (const slip of slipsOf(word)) bySlip.set(slip, word);
  });
  /** Returns the word of the examples that an unknown one is meant to be. */
  const meant = (word: string): string => {
    if (words.has(word) || word.length < LONG) return word;
    return slipsOf(word).flatMap((slip) => bySlip.get(slip) ?? [])[0] ?? word;
  };

  return {
    /** What was learned: for each feature, a weight for each label. */
    weights,
    /** Returns the features of a text. */
    read: (text: string): Parts => partsOf(featuresOf(readWords(text).map(meant))),
    /** Returns what a text with these features may mean, the most probable first. */
    guess(parts: Parts): Guess<T>[] {
      const probabilities = softmax(rowsOf(parts), weights, labels.length, SCALE);
      return labels
        .map((label, i) => ({ label, probability: probabilities[i] ?? 0 }))
        .sort((a, b) => b.probability - a.probability);
    },
  };
}

/** Returns how alike two texts are, from 0 to 1: the cosine of the angle between their features. */
export const likeness = (one: Parts, other: Parts): number =>
  [...one].reduce((sum, [feature, value]) => sum + value * (other.get(feature) ?? 0), 0);
