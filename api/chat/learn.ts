import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClassifier } from '@studio/text-classifier';
import { knowledge } from '../content/chat/all.ts';
import type { Entry } from '../content/chat/entry.ts';
import { unknown } from '../content/chat/unknown.ts';

/** What the build has learned, beside the built server. Without it, as in development, the chat learns when it is first needed. */
export const WEIGHTS = join(import.meta.dirname, 'chat-weights.bin');

/** Everything that the chat can be asked. */
export const everything: readonly Entry[] = [...knowledge, unknown];

const classifiers = new Map<readonly Entry[], ReturnType<typeof createClassifier<Entry>>>();

/** Returns the classifier of entries. It is made once for each list: the knowledge is the same for each release set. */
export function learn(entries: readonly Entry[]) {
  const classifier = classifiers.get(entries) ?? make(entries);
  classifiers.set(entries, classifier);
  return classifier;
}

async function make(entries: readonly Entry[]) {
  const examples = entries.flatMap((entry) => {
    const { ask, en, bn = '', banglish = '' } = entry;
    const ways = [ask.endsWith('?') ? ask : '', ...`${en};${bn};${banglish}`.split(';')];
    return ways.filter((way) => way.trim() !== '').map((text) => ({ text, label: entry }));
  });
  const isBuilt = entries === everything && existsSync(WEIGHTS);
  return createClassifier(examples, isBuilt ? new Int8Array(await readFile(WEIGHTS)) : undefined);
}
