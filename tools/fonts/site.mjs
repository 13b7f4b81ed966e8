import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../pictures/lib/repository.mjs';
import { TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';
import { fallbackOf } from './fallback.mjs';
import { loadSubset } from './lib/subset.mjs';

/** @typedef {import('./lib/subset.mjs').Axes} Axes */

/**
 * @typedef {object} Face
 * @property {string} name Name of the package below `@fontsource-variable`, and of the files.
 * @property {string} source File in that package.
 * @property {string} characters
 * @property {string[]} features OpenType features that the site uses.
 * @property {Axes} axes
 * @property {Axes} measured The instance that the fallback is measured against.
 * @property {'regular' | 'bold'} fallback Weight of Arial that is the fallback.
 */

/** @type {readonly Face[]} */
const FACES = [
  {
    name: 'bricolage-grotesque',
    source: 'files/bricolage-grotesque-latin-standard-normal.woff2',
    characters: TITLE_CHARACTERS,
    features: ['kern'],
    axes: { wght: { min: 500, max: 650 }, wdth: 100, opsz: { min: 12, max: 96 } },
    measured: { wght: 650, wdth: 100, opsz: 70 },
    fallback: 'bold',
  },
  {
    name: 'geist',
    source: 'files/geist-latin-wght-normal.woff2',
    characters: TEXT_CHARACTERS,
    features: ['kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 500 } },
    measured: { wght: 400 },
    fallback: 'regular',
  },
];

const FOLDER = fileURLToPath(new URL('../../shell/frame/fonts/', import.meta.url));

/** Maximum size of both font files together. */
const MAX_BYTES = 70_000;

/** Writes the site's two fonts, their licences, and the metrics of their fallbacks. */
export async function makeSiteFonts() {
  const require = createRequire(import.meta.url);
  const subset = loadSubset();
  /** @type {{ create: (font: Buffer) => Parameters<typeof fallbackOf>[0] }} */
  const fontkit = require(installed('fonts', 'fontkit'));
  let total = 0;
  /** @type {Record<string, Record<string, string>>} */
  const fallbacks = {};
  for (const { name, source, characters, features, axes, measured, fallback } of FACES) {
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    const font = readFileSync(join(folder, source));
    const options = { keepFeatures: features, noHinting: true };
    const made = await subset(font, characters, { ...options, targetFormat: 'woff2', variationAxes: axes });
    writeFileSync(join(FOLDER, `${name}.woff2`), made);
    writeFileSync(join(FOLDER, `${name}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
    const instance = await subset(font, characters, { ...options, targetFormat: 'sfnt', variationAxes: measured });
    fallbacks[name] = fallbackOf(fontkit.create(instance), fallback);
    total += made.length;
    console.log(`${name} ${made.length} bytes`);
  }
  if (total > MAX_BYTES) throw new Error(`The fonts have ${total} bytes together, and may have ${MAX_BYTES}.`);
  writeFileSync(join(FOLDER, 'fallbacks.ts'), moduleOf(fallbacks));
}

/** @param {Record<string, Record<string, string>>} fallbacks By the name of the font. */
function moduleOf(fallbacks) {
  const entries = Object.entries(fallbacks).map(([name, descriptors]) => {
    const text = Object.entries(descriptors).map(([descriptor, value]) => `${descriptor}:${value}`);
    return `  ${name.includes('-') ? `'${name}'` : name}: '${text.join(';')}',\n`;
  });
  const doc = '/** Descriptors that make Arial as wide as each font. Made by `tools/fonts`. */';
  return `${doc}\nexport const fallbacks = {\n${entries.join('')}} as const;\n`;
}
