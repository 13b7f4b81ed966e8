import { createRequire } from 'node:module';
import { installed } from '../../pictures/lib/repository.mjs';

/**
 * Returns a word as the data of an SVG path, in whole hundredths of the font size: the base line is at 0.
 * @param {Buffer} font
 * @param {string} word
 * @returns {{ width: number, path: string }}
 */
export function outlineOf(font, word) {
  const { create } = createRequire(import.meta.url)(installed('fonts', 'fontkit'));
  const read = create(font);
  const { glyphs, positions, advanceWidth } = read.layout(word);
  const scale = 100 / read.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((/** @type {any} */ glyph, /** @type {number} */ i) => {
    const path = glyph.path.translate(x + positions[i].xOffset, positions[i].yOffset).scale(scale, -scale);
    x += positions[i].xAdvance;
    return path.commands.map(written).join('');
  });
  return { width: Math.round(advanceWidth * scale), path: paths.join('') };
}

/** @type {Record<string, string>} */
const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };

/** @param {{ command: string, args: number[] }} part */
const written = ({ command, args }) => LETTERS[command] + args.map(Math.round).join(' ').replaceAll(' -', '-');
