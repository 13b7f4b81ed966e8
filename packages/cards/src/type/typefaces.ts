import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The site's typefaces as outlines, made by `npm run fonts`. */
const FOLDER = new URL('../../fonts/', import.meta.url);

const read = (file: string): Font => {
  const font = create(readFileSync(new URL(file, FOLDER)));
  if (!('layout' in font)) throw new Error(`${file} contains several fonts: keep one`);
  return font;
};

const display = read('bricolage-grotesque.ttf');
const text = read('geist.ttf');

/** Optical sizes of the display typeface, by size in px: it has 12 to 96. */
const opticals = new Map<number, Font>();

/** Returns the display typeface in the optical size for a size in px. */
export function displayAt(size: number): Font {
  const optical = Math.min(96, Math.max(12, Math.round(size)));
  const known = opticals.get(optical);
  if (known) return known;
  const made = display.getVariation({ opsz: optical });
  opticals.set(optical, made);
  return made;
}

/** The typeface of text. */
export const textFace = (): Font => text;
