/** Most characters of a word that count. */
const MAX_LENGTH = 64;

/** Marks above and below Latin, Greek and Cyrillic letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** What most messages are made of has no accents, and is split in a fraction of the time. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/** The different words of a text: letters and digits, in small letters, without accents. */
export function splitWords(text: string): string[] {
  if (ASCII.test(text)) {
    return [...new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, MAX_LENGTH)))];
  }
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
  return [...new Set((plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => word.slice(0, MAX_LENGTH)))];
}

interface Texts {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The words that a message is found by. */
export function wordsOf({ name, email, subject, message }: Texts): string[] {
  return splitWords(`${name} ${email} ${subject} ${message}`);
}
