import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, installed } from '../pictures/lib/repository.mjs';
import { BENGALI_CHARACTERS, BENGALI_NAME, TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';
import { fallbackOf, SAMPLES } from './fallback.mjs';
import { loadSubset, outlineOf, readFont } from './lib/font.mjs';

/** @typedef {import('./lib/font.mjs').Axes} Axes */

/**
 * @typedef {object} Face
 * @property {'display' | 'text'} role Name of its files, and in the styles.
 * @property {string} name Name of the package below `@fontsource-variable`.
 * @property {string} source File in that package.
 * @property {string} characters
 * @property {string[]} features OpenType features that the site uses.
 * @property {Axes} axes Titles have a weight of 650 and names 500, texts 400 and 500.
 * @property {Record<string, number>} standIns Sizes in px that stand-ins are measured against, by the names of the stand-ins.
 * @property {400 | 700} weight Of the fonts that stand in.
 * @property {keyof typeof SAMPLES} sample
 */

/** The two typefaces. Another one is another package and its axes here. @type {readonly [display: Face, text: Face]} */
const FACES = [
  {
    role: 'display',
    name: 'bricolage-grotesque',
    source: 'files/bricolage-grotesque-latin-standard-normal.woff2',
    characters: TITLE_CHARACTERS,
    features: ['kern'],
    axes: { wght: { min: 500, max: 650 }, wdth: 100, opsz: { min: 12, max: 96 } },
    // The optical size is the size in px, and the larger a letter the narrower: titles of desktops have a stand-in of their own.
    standIns: { display: 32, displayLarge: 86 },
    weight: 700,
    sample: 'title',
  },
  {
    role: 'text',
    name: 'geist',
    source: 'files/geist-latin-wght-normal.woff2',
    characters: TEXT_CHARACTERS,
    features: ['kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 500 } },
    standIns: { text: 16 },
    weight: 400,
    sample: 'text',
  },
];

/**
 * Returns the axes of an instance: a size in px, and the weight of titles or of texts.
 * @param {Face} face
 * @param {number} size
 * @returns {Axes}
 */
const instanceOf = ({ role, axes }, size) => ({
  ...axes,
  wght: role === 'display' ? 650 : 400,
  ...(axes.opsz !== undefined && { opsz: size }),
});

/**
 * Fonts of visitors' systems, by packages of the same widths: Arimo has those of Arial (Windows, macOS, iOS), Helvetica and
 * Liberation Sans (Linux). Android has Roboto, Linux also DejaVu Sans or Noto Sans.
 */
const SYSTEMS = { arial: 'arimo', roboto: 'roboto', dejavu: 'dejavu-sans', noto: 'noto-sans' };

const FOLDER = fileURLToPath(new URL('../../shell/layout/fonts/', import.meta.url));

/** Maximum size of both font files together. */
const MAX_BYTES = 70_000;

/** The typeface of Bengali pages, in two weights: a variable one with Bengali letters has twice the bytes of both. */
const BENGALI = { name: 'hind-siliguri', weights: [400, 600], maxBytes: 80_000 };

/** Writes the fonts of Bengali pages, and their licence. `bengali-css.ts` of the shell names them. */
export async function makeBengaliFonts() {
  const subset = loadSubset();
  const { name, weights, maxBytes } = BENGALI;
  const folder = installed('fonts', `@fontsource/${name}`);
  let total = 0;
  for (const weight of weights) {
    const font = readFileSync(join(folder, `files/${name}-bengali-${weight}-normal.woff2`));
    const made = await subset(font, BENGALI_CHARACTERS, { targetFormat: 'woff2', noHinting: true });
    writeFileSync(join(FOLDER, `${name}-${weight}.woff2`), made);
    total += made.length;
    console.log(`${name} ${weight} ${made.length} bytes`);
  }
  writeFileSync(join(FOLDER, `${name}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
  if (total > maxBytes) throw new Error(`The Bengali fonts have ${total} bytes together, and may have ${maxBytes}.`);
}

/** Writes the name of Bengali as a drawing: an English page would need a font for this one word. */
export function drawBengaliName() {
  const folder = installed('fonts', `@fontsource/${BENGALI.name}`);
  const font = readFileSync(join(folder, `files/${BENGALI.name}-bengali-500-normal.woff2`));
  const { width, path } = outlineOf(font, BENGALI_NAME);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="name" d="${path}"/></svg>\n`;
  writeFileSync(join(FOLDER, 'bengali-name.svg'), svg);
  console.log(`${BENGALI_NAME} is ${width} wide, in hundredths of the font size`);
}

/** Writes the site's two fonts, their licences, and the metrics of their stand-ins. */
export async function makeSiteFonts() {
  const subset = loadSubset();
  let total = 0;
  /** @type {Record<string, Record<string, string>>} */
  const fallbacks = {};
  for (const face of FACES) {
    const { role, name, source, characters, features, axes, standIns, weight, sample } = face;
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    const font = readFileSync(join(folder, source));
    const options = { keepFeatures: features, noHinting: true };
    const made = await subset(font, characters, { ...options, targetFormat: 'woff2', variationAxes: axes });
    writeFileSync(join(FOLDER, `${role}.woff2`), made);
    writeFileSync(join(FOLDER, `${role}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
    for (const [standIn, size] of Object.entries(standIns)) {
      const variationAxes = instanceOf(face, size);
      const instance = readFont(await subset(font, characters, { ...options, targetFormat: 'sfnt', variationAxes }));
      fallbacks[standIn] = {};
      for (const [system, family] of Object.entries(SYSTEMS)) {
        const file = join(installed('fonts', `@fontsource/${family}`), `files/${family}-latin-${weight}-normal.woff2`);
        const theirs = readFont(await subset(readFileSync(file), characters, { ...options, targetFormat: 'sfnt' }));
        const descriptors = Object.entries(fallbackOf(instance, theirs, SAMPLES[sample]));
        fallbacks[standIn][system] = descriptors.map(([descriptor, value]) => `${descriptor}:${value}`).join(';');
      }
    }
    total += made.length;
    console.log(`${name} ${made.length} bytes`);
  }
  if (total > MAX_BYTES) throw new Error(`The fonts have ${total} bytes together, and may have ${MAX_BYTES}.`);
  // Those that the file still has.
  const { wght: _, ...others } = FACES[0].axes;
  const variable = Object.entries(others).filter(([, range]) => typeof range === 'object');
  const titleAxes = { wght: 650, ...Object.fromEntries(variable) };
  const doc =
    '/** Descriptors that make a font of a system as wide as ours, by ours and by the system. Made by `tools/fonts`. */';
  writeFileSync(
    join(FOLDER, 'fallbacks.ts'),
    `${doc}\nexport const fallbacks = ${JSON.stringify(fallbacks)} as const;\n\n/** Axes of the titles of pages. */\nexport const titleAxes = ${JSON.stringify(titleAxes)};\n`,
  );
  format(FOLDER);
}

/** The typefaces of share pictures: the display typeface in two sizes, and that of texts. */
const OUTLINES = /** @type {const} */ ([
  { face: FACES[0], file: 'display-small', size: 40 },
  { face: FACES[0], file: 'display-large', size: 96 },
  { face: FACES[1], file: 'text', size: 16 },
]);

const CARDS = fileURLToPath(new URL('../../packages/cards/fonts/', import.meta.url));

/** Writes the typefaces of share pictures as outlines that a program reads, and their licences. */
export async function makeOutlines() {
  const subset = loadSubset();
  for (const { face, file, size } of OUTLINES) {
    const { role, name, source, characters } = face;
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    /** @type {import('./lib/font.mjs').SubsetOptions} */
    const options = {
      keepFeatures: ['kern'],
      noHinting: true,
      targetFormat: 'sfnt',
      variationAxes: instanceOf(face, size),
    };
    writeFileSync(join(CARDS, `${file}.ttf`), await subset(readFileSync(join(folder, source)), characters, options));
    writeFileSync(join(CARDS, `${role}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
  }
}
