/** Languages of the site. English is the first one, and has every page; the others have those of `TRANSLATED`. */
export type Locale = 'en' | 'bn';

/** How each language names itself. */
export const LANGUAGES = { en: 'English', bn: 'বাংলা' } as const satisfies Readonly<Record<Locale, string>>;

/** How each language writes numbers: a tag of BCP 47. */
export const NUMBERS = { en: 'en-GB', bn: 'bn-BD' } as const satisfies Readonly<Record<Locale, string>>;

/** Pages that every language has, by their English paths. */
const TRANSLATED = ['/contact'];

/** The part of a path that names another language than English. */
const PREFIX = /^\/bn(?=\/|$)/;

/** Returns the language of a page: the first segment of its path, whether or not the page exists. */
export const localeOf = (pathname: string): Locale => (PREFIX.test(pathname) ? 'bn' : 'en');

/** Returns the path of a page in a language; undefined if there is none. */
export function pathIn(locale: Locale, pathname: string): string | undefined {
  const english = pathname.replace(PREFIX, '');
  if (!TRANSLATED.includes(english)) return undefined;
  return locale === 'en' ? english : `/${locale}${english}`;
}

/** Returns a text with its digits in those of a language: `+৮৮০ ১৭০০ ০০০০০০`. */
export function withDigits(locale: Locale, text: string): string {
  if (locale === 'en') return text;
  const digits = new Intl.NumberFormat(NUMBERS[locale], { useGrouping: false });
  return text.replace(/\d/g, (digit) => digits.format(Number(digit)));
}

/** Returns a whole number with its thousands apart: `5,000`, `৫,০০০`. */
export const numberIn = (locale: Locale, number: number): string =>
  new Intl.NumberFormat(NUMBERS[locale]).format(number);
