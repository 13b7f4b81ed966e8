import * as v from 'valibot';

/** What is between words. An address or a sentence without spaces has several words. */
const SEPARATOR = /[^\p{L}\p{M}\p{N}]/u;

/** Returns an action that refuses texts with a longer word. A word is a run of letters and digits. */
export const maxWordLength = (max: number, message: string) =>
  v.check<string, string>((text) => text.split(SEPARATOR).every((word) => word.length <= max), message);
