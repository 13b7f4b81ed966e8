import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { root } from '@platform/cli/workspace';
import { fourZeroFour } from './numerals/four-zero-four.mjs';
import { twoEightFive } from './numerals/two-eight-five.mjs';

/** @typedef {typeof twoEightFive} Word */

const FOLDER = 'packages/pictures/src/numerals';

/** Saturation and lightness of the lines, in percent. */
const THEMES = { light: [78, 54], dark: [84, 68] };

/** Where a word is drawn small, as on phones, its lines would fade: there they are broader. It is the file's own width that counts. */
const SMALL = '<style>@media(max-width:600px){svg{stroke-width:4.6}}</style>';

/** The swing of hues along a word, in eleven stops: slow at both ends. */
const HUES = Array.from({ length: 11 }, (_, i) => Math.round(285 - 85 * Math.cos((Math.PI * i) / 10)));

/** Writes the lines of both words: as data for the component, and as a file for each theme. */
export async function makeNumerals() {
  mkdirSync(join(root, FOLDER), { recursive: true });
  for (const [name, word] of Object.entries({ 'two-eight-five': twoEightFive, 'four-zero-four': fourZeroFour })) {
    for (const [theme, paint] of Object.entries(THEMES)) {
      writeFileSync(join(root, FOLDER, `${name}-${theme}.svg`), svg(word, paint));
    }
    writeFileSync(join(root, FOLDER, `${name}-lines.ts`), data(name, word));
  }
  await run('biome', ['check', '--write', FOLDER]);
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

/** @param {string} name @param {Word} word */
function data(name, { width, height, span, numerals }) {
  const constant = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const value = { width, height, span, numerals: numerals.map(({ x, lines }) => ({ x, d: lines.join('') })) };
  return `import type { Word } from './word.ts';\n\n/** Made by tools/pictures/numerals.mjs. */\nexport const ${constant}: Word = ${JSON.stringify(value)};\n`;
}
