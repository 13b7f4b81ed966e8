/**
 * Widths of Arial's characters in thousandths of the font size. Helvetica and Liberation Sans have the same widths.
 * @type {Record<'regular' | 'bold', Record<string, number>>}
 */
const WIDTHS = {
  regular: widths({
    222: 'ijl',
    278: " fItI.,:/!'",
    333: 'r-()',
    500: 'ckvsxyzJ',
    556: 'L',
    611: 'FTZ',
    667: 'ABEKPSVXY',
    722: 'wCDHNRU',
    778: 'GOQ',
    833: 'mM',
    944: 'W',
  }),
  bold: widths({
    278: " ijlI.,/'",
    333: 'ft-:!()',
    389: 'r',
    500: 'z',
    556: 'aceksvxyJ',
    611: 'bdghnopquLFTZ',
    667: 'EPSVXY',
    722: 'ABCDHKNRU',
    778: 'wGOQ',
    833: 'M',
    889: 'm',
    944: 'W',
  }),
};

/** Width of all other letters and figures. */
const OTHER = 556;

/** A text with the letter frequencies of the pages. */
const SAMPLE =
  'Websites, shops and web applications for companies that would rather be useful than loud. We design, build and run them; you ' +
  'own the code and the design from the day the last invoice is paid. Most projects take four to six weeks, and what we promise ' +
  'is written down before we begin. Tell us about yours: we answer within one working day.';

/**
 * Returns the descriptors that give text in Arial the same size as in a font that is not loaded yet.
 * @param {{ unitsPerEm: number, ascent: number, descent: number, lineGap: number, layout: (text: string) => { advanceWidth: number } }} font
 * @param {'regular' | 'bold'} weight Of Arial.
 * @returns {{ 'size-adjust': string, 'ascent-override': string, 'descent-override': string, 'line-gap-override': string }}
 */
export function fallbackOf(font, weight) {
  const own = font.layout(SAMPLE).advanceWidth / font.unitsPerEm;
  const arial = [...SAMPLE].reduce((sum, character) => sum + (WIDTHS[weight][character] ?? OTHER), 0) / 1000;
  const adjust = own / arial;
  const share = (/** @type {number} */ units) => percent(units / font.unitsPerEm / adjust);
  return {
    'size-adjust': percent(adjust),
    'ascent-override': share(font.ascent),
    'descent-override': share(-font.descent),
    'line-gap-override': share(font.lineGap),
  };
}

/** @param {number} value */
function percent(value) {
  return `${Number((value * 100).toFixed(2))}%`;
}

/**
 * @param {Record<number, string>} characters By width.
 * @returns {Record<string, number>}
 */
function widths(characters) {
  return Object.fromEntries(
    Object.entries(characters).flatMap(([width, all]) => [...all].map((character) => [character, Number(width)])),
  );
}
