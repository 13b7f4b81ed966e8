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

/** Share of a text that is the same in all of them, and error of a probability that nothing is learned from. */
const COMMON = 0.3;
const NEGLIGIBLE = 0.001;

/** Letters of a word from which a misspelt one is taken for it. */
const LONG = 5;

/** Examples between which other requests run. */
const CHUNK = 40;

/** Features of a text, each with its share of the text, and with what it says for each label, if any. The squares of the shares add up to 1. */
type Parts = ReadonlyMap<string, { readonly value: number; readonly row: Float32Array | undefined }>;

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

/** Returns one spelling of a word for the ways to write Bengali in Latin letters, and for misspelt vowels. */
const soundOf = (word: string): string =>
  word
    .replace(/(.)(?=\1)/g, '')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/([bcdgjkst])h/g, '$1')
    .replace(/v/g, 'b')
    .replace(/z/g, 'j')
    .replace(/y/g, 'i')
    .replace(/[aeouw]+/g, 'a');

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
    mapped.push(map(item, index));
    if (index % CHUNK === 0) await setImmediate();
  }
  return mapped;
}

/**
 * Learns from examples what a text means: a softmax regression on weighted features. The same examples make the same classifier.
 * Other requests run meanwhile.
 * @param learned The `weights` of a classifier of the same examples, which need not be learned again.
 * @throws Error if there are more or fewer of them.
 */
export async function createClassifier<T>(
  examples: readonly { readonly text: string; readonly label: T }[],
  learned?: Float32Array,
) {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const counts = new Map<string, number>();
  const words = new Map<string, number>();
  const count = (counted: Map<string, number>, item: string) => counted.set(item, (counted.get(item) ?? 0) + 1);
  const texts = await inPieces(examples, ({ text, label }) => {
    const read = readWords(text);
    const features = featuresOf(read);
    for (const word of read) count(words, word);
    for (const feature of features.keys()) count(counts, feature);
    return { features, label: labels.indexOf(label) };
  });
  const rarityOf = (feature: string) => Math.log(1 + examples.length / (counts.get(feature) ?? 1));
  // Of what a single example has, only words are signs of what is meant.
  const kept = [...counts].filter(([feature, count]) => count > 1 || /^[^_~]\S*$/.test(feature));
  const size = (kept.length + 1) * labels.length;
  if (learned && learned.length !== size) throw new Error('The weights were learned from other examples');
  const weights = learned ?? new Float32Array(size);
  const rowOf = (index: number) => weights.subarray(index * labels.length, (index + 1) * labels.length);
  const always = rowOf(0);
  const rows = new Map(kept.map(([feature], i) => [feature, rowOf(i + 1)]));
  const bySlip = new Map<string, string>();
  await inPieces(
    [...words].sort(([, a], [, b]) => a - b),
    ([word]) => {
      if (word.length >= LONG) for (const slip of slipsOf(word)) bySlip.set(slip, word);
    },
  );
  /** Returns the word of the examples that an unknown one is meant to be. */
  const meant = (word: string): string => {
    if (words.has(word) || word.length < LONG) return word;
    return slipsOf(word).flatMap((slip) => bySlip.get(slip) ?? [])[0] ?? word;
  };

  const partsOf = (features: ReadonlyMap<string, number>): Parts => {
    const weighed = [...features].map(([feature, value]) => [feature, value * rarityOf(feature)] as const);
    const length = Math.hypot(...weighed.map(([, value]) => value));
    return new Map(weighed.map(([feature, value]) => [feature, { value: value / length, row: rows.get(feature) }]));
  };
  const probabilitiesOf = (parts: Parts): Float32Array => {
    const scores = Float32Array.from(always);
    for (const { row, value } of parts.values()) {
      if (row) for (let i = 0; i < row.length; i += 1) scores[i] = (scores[i] ?? 0) + (row[i] ?? 0) * value;
    }
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  };

  /** Moves the weights of an example's features towards its label. */
  const learnFrom = ({ parts, label }: { parts: Parts; label: number }, rate: number) => {
    const errors = probabilitiesOf(parts);
    errors[label] = (errors[label] ?? 0) - 1;
    const wrong: number[] = [];
    for (let i = 0; i < errors.length; i += 1) if (Math.abs(errors[i] ?? 0) > NEGLIGIBLE) wrong.push(i);
    for (const { row, value } of [...parts.values(), { row: always, value: COMMON }]) {
      if (row) for (const i of wrong) row[i] = (row[i] ?? 0) - rate * value * (errors[i] ?? 0);
    }
  };
  if (!learned) {
    const read = await inPieces(texts, ({ features, label }) => ({ parts: partsOf(features), label }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const rate = RATE * (1 - round / ROUNDS);
      await inPieces(read, (_, i) => {
        const example = read[(i * STRIDE) % read.length];
        if (example) learnFrom(example, rate);
      });
    }
  }

  return {
    /** What was learned: for all texts, and for each feature, a weight for each label. */
    weights,
    /** Returns the features of a text. */
    read: (text: string): Parts => partsOf(featuresOf(readWords(text).map(meant))),
    /** Returns what a text with these features may mean, the most probable first. */
    guess(parts: Parts): Guess<T>[] {
      const probabilities = probabilitiesOf(parts);
      return labels
        .map((label, i) => ({ label, probability: probabilities[i] ?? 0 }))
        .sort((a, b) => b.probability - a.probability);
    },
  };
}

/** Returns how alike two texts are, from 0 to 1: the cosine of the angle between their features. */
export const likeness = (one: Parts, other: Parts): number =>
  [...one].reduce((sum, [feature, { value }]) => sum + value * (other.get(feature)?.value ?? 0), 0);
