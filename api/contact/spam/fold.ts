/** Marks of Latin, Greek and Cyrillic letters. Those of other scripts are letters of their own. */
const MARKS = /[\u0300-\u036f\p{Cf}]/gu;

/** Returns the words of a text in lower case, without accents and invisible characters, with a space between them. */
const words = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .replace(MARKS, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');

/** Returns a text in which folded phrases are found: its words, each between two spaces. */
export const foldText = (text: string): string => ` ${words(text)} `;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns a phrase as it is found in a folded text: at the beginning of a word or, in scripts without spaces, anywhere. */
export function foldPhrase(phrase: string): string {
  const folded = words(phrase);
  return folded === '' || UNSPACED.test(folded) ? folded : ` ${folded}`;
}
