import * as v from 'valibot';
import { parse } from 'yaml';
import { readChecked } from '../../checked-file.ts';
import { contentFile } from '../../content/content-file.ts';
import { foldPhrase } from './fold.ts';

const list = v.pipe(
  v.string('must be a text'),
  v.transform((phrases) => phrases.split(' / ').map(foldPhrase)),
);

/** The form of the file. */
const phrases = v.strictObject({
  topics: v.record(v.string(), list),
  offers: list,
  pitches: list,
  requests: list,
});

export type SpamPhrases = v.InferOutput<typeof phrases>;

/**
 * Reads the phrases by which messages are scored, as they are found in folded texts.
 * @throws StartError naming the file, and what is wrong with it.
 */
export const readSpamPhrases = (): SpamPhrases => readChecked(contentFile('spam.yaml'), phrases, parse);
