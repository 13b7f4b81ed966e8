import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClassifier } from '@studio/text-classifier';
import { knowledge } from '../content/chat/all.ts';
import type { Entry } from '../content/chat/entry.ts';
import { unknown } from '../content/chat/unknown.ts';

/** What the build has learned, beside the built server. Without it, as in development, the chat learns when it is first needed. */
export const WEIGHTS = join(import.meta.dirname, 'chat-weights.bin');

/** Returns the ways to ask for an entry. */
const waysOf = ({ ask, en, bn = '', banglish = '' }: Entry): string[] => [
  ...(ask.endsWith('?') ? [ask] : []),
  ...`${en};${bn};${banglish}`.split(';').filter((way) => way.trim() !== ''),
];

let classifier: ReturnType<typeof createClassifier<Entry>> | undefined;

/** Returns the classifier of the knowledge. It is made once: the knowledge is the same for each release set. */
export function learn() {
  classifier ??= make();
  return classifier;
}

async function make() {
  const examples = [...knowledge, unknown].flatMap((entry) => waysOf(entry).map((text) => ({ text, label: entry })));
  const known = existsSync(WEIGHTS) ? new Uint8Array(await readFile(WEIGHTS)) : undefined;
  return createClassifier(examples, known && new Float32Array(known.buffer));
}
