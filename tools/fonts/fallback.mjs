/** Texts with the letter frequencies of the pages. */
export const SAMPLES = {
  text:
    'Websites, shops and web applications for companies that would rather be useful than loud. We design, build and run them; you ' +
    'own the code and the design from the day the last invoice is paid. Most projects take four to six weeks, and what we promise ' +
    'is written down before we begin. Tell us about yours: we answer within one working day.',
  title:
    'Ready-made websites. Get in Touch. Meet the Team. Our Portfolio. What clients say. Latest posts. What a booking page owes a ' +
    'worried parent. Price lists that sell without shouting. Shops that load before the kettle boils. Turn Ideas Into Impact.',
};

/** @typedef {{ unitsPerEm: number, ascent: number, descent: number, lineGap: number, layout: (text: string) => { advanceWidth: number } }} Font */

/**
 * Returns the descriptors that give a text the same size in a font of the visitor's system as in a font that is not loaded yet.
 * @param {Font} font
 * @param {Pick<Font, 'unitsPerEm' | 'layout'>} system
 * @param {string} sample
 * @returns {{ 'size-adjust': string, 'ascent-override': string, 'descent-override': string, 'line-gap-override': string }}
 */
export function fallbackOf(font, system, sample) {
  const adjust = widthOf(font, sample) / widthOf(system, sample);
  const share = (/** @type {number} */ units) => percent(units / font.unitsPerEm / adjust);
  return {
    'size-adjust': percent(adjust),
    'ascent-override': share(font.ascent),
    'descent-override': share(-font.descent),
    'line-gap-override': share(font.lineGap),
  };
}

/**
 * @param {Pick<Font, 'unitsPerEm' | 'layout'>} font
 * @param {string} text
 * @returns {number} By the font size.
 */
function widthOf(font, text) {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** @param {number} value */
function percent(value) {
  return `${Number((value * 100).toFixed(2))}%`;
}
