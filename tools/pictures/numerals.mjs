import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hueAt, STOPS } from '@studio/ui/lines/hues';
import { PICTURES } from './lib/repository.mjs';
import { fourZeroFour } from './numerals/four-zero-four.mjs';
import { wordmark } from './numerals/two-eight-five.mjs';

/** @typedef {typeof wordmark} Word */

/** Saturation and lightness of the lines, in percent. */
const THEMES = { light: [78, 54], dark: [84, 68] };

/** Makes the lines wider where the word is small, as on phones: they would fade. The media query is of the image's own width. */
const SMALL = '<style>@media(max-width:600px){svg{stroke-width:4.6}}</style>';

/** Hues along a word, in eleven stops: they change slowly at both ends. */
const HUES = STOPS.map(hueAt);

/** Writes both words, a file per theme. */
export function makeNumerals() {
  for (const [name, word] of Object.entries({ 'two-eight-five': wordmark, 'four-zero-four': fourZeroFour })) {
    for (const [theme, paint] of Object.entries(THEMES)) {
      writeFileSync(join(PICTURES, `numerals/${name}-${theme}.svg`), svg(word, paint));
    }
  }
}

/** @param {Word} word @param {readonly number[]} paint */
function svg({ width, height, span, numerals }, [saturation, lightness]) {
  const stops = HUES.map(
    (hue, i) => `<stop offset="${i / 10}" stop-color="hsl(${hue} ${saturation}% ${lightness}%)"/>`,
  );
  const groups = numerals.map(
    ({ x, lines }, i) =>
      `<linearGradient id="n${i}" gradientUnits="userSpaceOnUse" x1="${-x}" x2="${span - x}" y1="0" y2="0"${
        i === 0 ? `>${stops.join('')}</linearGradient>` : ' href="#n0"/>'
      }<path transform="translate(${x})" stroke="url(#n${i})" d="${lines.join('')}"/>`,
  );
  const frame = `viewBox="-2 -2 ${width + 4} ${height + 4}" width="${width}" height="${height}" overflow="visible"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} fill="none" stroke-width="2.6" stroke-linejoin="round">${SMALL}${groups.join('')}</svg>\n`;
}
