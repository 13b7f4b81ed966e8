import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StartError } from '@platform/server/start-error';
import * as v from 'valibot';
import { parse } from 'yaml';

/** Beside the built server as beside the sources: in `content` of the folder above. */
const FILE = join(import.meta.dirname, '../content/chat.yaml');

const text = v.pipe(v.string('must be a text'), v.nonEmpty('is empty'));
const languages = v.strictObject({ en: text, bn: text, banglish: text });
const split = v.transform((like: string) => like.split(' / '));

/** An entry of the file. Without a place (`at`), it is small talk. */
const entry = v.strictObject({
  ask: text,
  at: v.optional(v.pipe(text, v.startsWith('/', 'must begin with /'))),
  say: v.optional(v.union([text, languages], 'must be a text, or a text for each of en, bn and banglish')),
  like: v.optional(v.pipe(text, split, v.maxLength(6, 'has more than 6 phrasings'))),
});

/** The form of the file, which docs/chat.md describes. */
const knowledge = v.strictObject({
  phrases: v.strictObject(v.entriesFromList(['quoted', 'declined', 'offered', 'fits', 'noneFits'], languages)),
  ignored: text,
  common: text,
  banglish: text,
  synonyms: v.pipe(v.array(text), v.maxLength(60, 'has more than 60 lines')),
  businesses: v.record(v.string(), text),
  entries: v.pipe(v.array(entry), v.maxLength(120, 'has more than 120 entries')),
});

export type Knowledge = v.InferOutput<typeof knowledge>;
export type Entry = Knowledge['entries'][number];
export type Language = keyof v.InferOutput<typeof languages>;

/**
 * Reads and checks the file of what the chat knows beside the pages.
 * @throws StartError naming the file, and what is wrong with it.
 */
export function readKnowledge(file = FILE): Knowledge {
  try {
    const { issues, output } = v.safeParse(knowledge, parse(readFileSync(file, 'utf8')));
    if (!issues) return output;
    const [{ input, message }] = issues;
    throw new Error(`${v.getDotPath(issues[0]) ?? 'the file'} ${input === undefined ? 'is missing' : message}`);
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  }
}
