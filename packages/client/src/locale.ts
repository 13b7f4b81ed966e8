/** Languages of the site. English is the first one, and has every page; the others have those of `TRANSLATED`. */
export type Locale = 'en' | 'bn';

/** Pages that every language has, by their English paths. */
const TRANSLATED = ['/contact'];

/** How each language names itself, and writes numbers: a tag of BCP 47. */
export const LOCALES = {
  en: { name: 'English', numbers: 'en-GB' },
  bn: { name: 'বাংলা', numbers: 'bn-BD' },
} as const satisfies Readonly<Record<Locale, { readonly name: string; readonly numbers: string }>>;

/** Returns the language of a page: the first segment of its path, English if that names none. */
export const localeOf = (pathname: string): Locale => (/^\/bn(\/|$)/.test(pathname) ? 'bn' : 'en');

/** Returns the path of a page in a language; undefined if there is none. */
export function pathIn(locale: Locale, pathname: string): string | undefined {
  const english = pathname.replace(/^\/bn(?=\/|$)/, '');
  if (!TRANSLATED.includes(english)) return undefined;
  return locale === 'en' ? english : `/${locale}${english}`;
}

/** Returns a text with its digits in those of a language: `+৮৮০ ১৭০০ ০০০০০০`. */
export function withDigits(locale: Locale, text: string): string {
  if (locale === 'en') return text;
  const digits = new Intl.NumberFormat(LOCALES[locale].numbers, { useGrouping: false });
  return text.replace(/\d/g, (digit) => digits.format(Number(digit)));
}

/** Returns a whole number with its thousands apart: `5,000`, `৫,০০০`. */
export const numberIn = (locale: Locale, number: number): string =>
  new Intl.NumberFormat(LOCALES[locale].numbers).format(number);
