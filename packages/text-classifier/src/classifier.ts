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

/** Bytes before the weights of a feature: what they are multiplied by. */
const SCALE_BYTES = 4;

/** Share of a text that is the same in all of them, and error of a probability that nothing is learned from. */
const COMMON = 0.3;
const NEGLIGIBLE = 0.001;

/** Letters of a word from which a misspelt one is taken for it. */
const LONG = 5;

/** Examples between which other requests run. */
const CHUNK = 40;

/** Features of a text, each with its share of the text, and with the row of its weights, if any. The squares of the shares add up to 1. */
type Parts = ReadonlyMap<string, { readonly value: number; readonly row: number | undefined }>;

/** An example to learn from: its features, and which label it has. */
interface Lesson {
  readonly parts: Parts;
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

/** Adds the weights of a row to the scores of the labels, multiplied by a factor. */
function addRow(scores: Float32Array, weights: Float32Array | Int8Array, start: number, factor: number): void {
  for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) + (weights[start + i] ?? 0) * factor;
}

/** Returns the probabilities of scores. */
function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Returns a weight for each label in each row, the first of which is for all texts: a softmax regression, and naive Bayes beside it. */
async function learn(lessons: readonly Lesson[], rows: number, labels: number): Promise<Float32Array> {
  const weights = new Float32Array(rows * labels);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - round / ROUNDS);
    await inPieces(lessons, (_, i) => {
      const { parts, label } = lessons[(i * STRIDE) % lessons.length] as Lesson;
      const scores = weights.slice(0, labels);
      for (const { row, value } of parts.values()) if (row !== undefined) addRow(scores, weights, row * labels, value);
      const errors = softmax(scores);
      errors[label] = (errors[label] ?? 0) - 1;
      const wrong: number[] = [];
      for (let i = 0; i < labels; i += 1) if (Math.abs(errors[i] ?? 0) > NEGLIGIBLE) wrong.push(i);
      for (const { row, value } of [...parts.values(), { row: 0, value: COMMON }]) {
        if (row === undefined) continue;
        for (const i of wrong) {
          const at = row * labels + i;
          weights[at] = (weights[at] ?? 0) - rate * value * (errors[i] ?? 0);
        }
      }
    });
  }
  const shares = new Float32Array(rows * labels);
  const ofRow = new Float32Array(rows);
  const ofLabel = new Float32Array(labels);
  for (const { parts, label } of lessons) {
    for (const { row, value } of parts.values()) {
      if (row === undefined) continue;
      shares[row * labels + label] = (shares[row * labels + label] ?? 0) + value;
      ofRow[row] = (ofRow[row] ?? 0) + value;
      ofLabel[label] = (ofLabel[label] ?? 0) + value;
    }
  }
  const total = ofLabel.reduce((sum, one) => sum + one, 0);
  return weights.map((weight, i) => {
    const share = (ofRow[Math.floor(i / labels)] ?? 0) / total;
    const own = ((shares[i] ?? 0) + PRIOR * share) / ((ofLabel[i % labels] ?? 0) + PRIOR);
    return share > 0 ? weight + BAYES * Math.log(own / share) : weight;
  });
}

/** Returns weights as bytes: before each row what its numbers from -127 to 127 are multiplied by. */
function pack(weights: Float32Array, labels: number): Uint8Array<ArrayBuffer> {
  const stride = SCALE_BYTES + labels;
  const packed = new DataView(new ArrayBuffer((weights.length / labels) * stride));
  for (let start = 0, at = 0; start < weights.length; start += labels, at += stride) {
    const row = weights.subarray(start, start + labels);
    const scale = row.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0) / 127;
    packed.setFloat32(at, scale);
    for (const [i, weight] of row.entries()) packed.setInt8(at + SCALE_BYTES + i, Math.round(weight / (scale || 1)));
  }
  return new Uint8Array(packed.buffer);
}

/**
 * Learns from examples what a text means: a softmax regression and naive Bayes on weighted features. The same examples make the same
 * classifier. Other requests run meanwhile.
 * @param learned The `weights` of a classifier of the same examples, which need not be learned again.
 * @throws Error if there are more or fewer of them.
 */
export async function createClassifier<T>(
  examples: readonly { readonly text: string; readonly label: T }[],
  learned?: Uint8Array<ArrayBuffer>,
) {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indexes = new Map(labels.map((label, i) => [label, i]));
  const counts = new Map<string, number>();
  const words = new Map<string, number>();
  const count = (counted: Map<string, number>, item: string) => counted.set(item, (counted.get(item) ?? 0) + 1);
  const texts = await inPieces(examples, ({ text, label }) => {
    const read = readWords(text);
    const features = featuresOf(read);
    for (const word of read) count(words, word);
    for (const feature of features.keys()) count(counts, feature);
    return { features, label: indexes.get(label) ?? 0 };
  });
  const rarityOf = (feature: string) => Math.log(1 + examples.length / (counts.get(feature) ?? 1));
  // Of what a single example has, only words are signs of what is meant.
  const kept = [...counts].filter(([feature, count]) => count > 1 || /^[^_~]\S*$/.test(feature));
  const rows = new Map(kept.map(([feature], i) => [feature, i + 1]));
  const partsOf = (features: ReadonlyMap<string, number>): Parts => {
    const weighed = [...features].map(([feature, value]) => [feature, value * rarityOf(feature)] as const);
    const length = Math.hypot(...weighed.map(([, value]) => value));
    return new Map(weighed.map(([feature, value]) => [feature, { value: value / length, row: rows.get(feature) }]));
  };
  const teach = async () => {
    const lessons = await inPieces(texts, ({ features, label }) => ({ parts: partsOf(features), label }));
    return pack(await learn(lessons, kept.length + 1, labels.length), labels.length);
  };
  const weights = learned ?? (await teach());
  const stride = SCALE_BYTES + labels.length;
  if (weights.length !== (kept.length + 1) * stride) throw new Error('The weights were learned from other examples');
  const scales = new DataView(weights.buffer, weights.byteOffset);
  const numbers = new Int8Array(weights.buffer, weights.byteOffset, weights.length);
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

  return {
    /** What was learned: for all texts, and for each feature, a weight for each label. */
    weights,
    /** Returns the features of a text. */
    read: (text: string): Parts => partsOf(featuresOf(readWords(text).map(meant))),
    /** Returns what a text with these features may mean, the most probable first. */
    guess(parts: Parts): Guess<T>[] {
      const scores = new Float32Array(labels.length);
      for (const { row, value } of [...parts.values(), { row: 0, value: 1 }]) {
        if (row !== undefined)
          addRow(scores, numbers, row * stride + SCALE_BYTES, value * scales.getFloat32(row * stride));
      }
      const probabilities = softmax(scores);
      return labels
        .map((label, i) => ({ label, probability: probabilities[i] ?? 0 }))
        .sort((a, b) => b.probability - a.probability);
    },
  };
}

/** Returns how alike two texts are, from 0 to 1: the cosine of the angle between their features. */
export const likeness = (one: Parts, other: Parts): number =>
  [...one].reduce((sum, [feature, { value }]) => sum + value * (other.get(feature)?.value ?? 0), 0);
