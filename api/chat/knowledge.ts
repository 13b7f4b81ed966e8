import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StartError } from '@platform/server/start-error';
import * as v from 'valibot';
import { parse } from 'yaml';

/** Beside the built server as beside the sources: in `content` of the folder above. */
const FILE = join(import.meta.dirname, '../content/chat.yaml');

const text = v.pipe(v.string('must be a text'), v.nonEmpty('is empty'));
const languages = v.strictObject({ en: text, bn: text, banglish: text });
const listOf = <Item>(item: v.GenericSchema<unknown, Item>, max: number, name: string) =>
  v.pipe(v.array(item), v.maxLength(max, `has more than ${max} ${name}`));

const entry = v.strictObject({
  /** The question as it is offered to visitors. */
  ask: text,
  /** Place that answers it: path, anchor, and after `|` the heading. Without one, the entry is small talk. */
  at: v.optional(v.pipe(text, v.startsWith('/', 'must begin with /'))),
  /** The answer, where the place does not say it in a sentence. Words in braces are filled in: see docs/chat.md. */
  say: v.optional(v.union([text, languages], 'must be a text, or a text for each of en, bn and banglish')),
  /** Other ways to ask it, with ` / ` between them. */
  like: v.optional(
    v.pipe(
      text,
      v.transform((like) => like.split(' / ')),
      v.maxLength(6, 'has more than 6 phrasings'),
    ),
  ),
});

const knowledge = v.strictObject({
  phrases: v.strictObject(v.entriesFromList(['quoted', 'declined', 'offered', 'fits', 'noneFits'], languages)),
  /** Words that never change a result, those that say little, and those by which Bengali in Latin letters is recognized. */
  ignored: text,
  common: text,
  banglish: text,
  /** Words that mean the same, in any language: a line each. */
  synonyms: listOf(text, 60, 'lines'),
  /** Kinds of business of ready-made websites, by the last part of their address. */
  businesses: v.record(v.string(), text),
  entries: listOf(entry, 120, 'entries'),
});

export type Knowledge = v.InferOutput<typeof knowledge>;
export type Entry = v.InferOutput<typeof entry>;
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
    const place = v.getDotPath(issues[0]) ?? 'the file';
    throw new Error(`${place} ${input === undefined ? 'is missing' : message}`);
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  }
}
