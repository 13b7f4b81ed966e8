const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

/** Names of countries in one word, in small letters. */
export const COUNTRIES: ReadonlySet<string> = namesOf(
  'region',
  LETTERS.flatMap((a) => LETTERS.map((b) => a + b)),
);

/** Names of languages in one word, in small letters. */
export const LANGUAGES: ReadonlySet<string> = namesOf(
  'language',
  'ar bn bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sv ta th tr uk ur vi zh'.split(
    ' ',
  ),
);

/** Cities that time zones are named after, in small letters, their parts joined by a hyphen. */
export const CITIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => (zone.split('/').at(-1) ?? '').toLowerCase().replaceAll('_', '-')),
);

function namesOf(type: 'region' | 'language', codes: readonly string[]): Set<string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const found = codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  return new Set(found.filter((name) => /^\p{L}+$/u.test(name)));
}
