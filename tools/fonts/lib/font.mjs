import { createRequire } from 'node:module';
import { installed } from '../../pictures/lib/repository.mjs';

const require = createRequire(import.meta.url);

/** @typedef {Record<string, number | { min: number, max: number }>} Axes A number fixes an axis; a range keeps it variable. */

/** @typedef {{ targetFormat: 'woff2' | 'sfnt', variationAxes?: Axes, keepFeatures?: string[], noHinting: boolean }} SubsetOptions */

/** @returns {(font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>} The function that subsets a font. */
export const loadSubset = () => require(installed('fonts', 'subset-font'));

/** Reads a font by fontkit. @param {Buffer} file */
export const readFont = (file) => require(installed('fonts', 'fontkit')).create(file);

/** @type {Record<string, string>} */
const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/**
 * Returns a word as the data of an SVG path, in whole hundredths of the font size: the base line is at 0.
 * @param {Buffer} file
 * @param {string} word
 * @returns {{ width: number, path: string }}
 */
export function outlineOf(file, word) {
  const font = readFont(file);
  const { glyphs, positions, advanceWidth } = font.layout(word);
  const scale = 100 / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((/** @type {any} */ glyph, /** @type {number} */ i) => {
    const { commands } = glyph.path.translate(x + positions[i].xOffset, positions[i].yOffset).scale(scale, -scale);
    x += positions[i].xAdvance;
    return commands.map(pathData).join('');
  });
  return { width: Math.round(advanceWidth * scale), path: paths.join('') };
}

/** @param {{ command: string, args: number[] }} segment */
const pathData = ({ command, args }) => COMMANDS[command] + args.map(Math.round).join(' ').replaceAll(' -', '-');
