import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../pictures/lib/repository.mjs';
import { TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';
import { loadSubset } from './lib/subset.mjs';

/** The site's typefaces in the weights and sizes of share pictures: the display typeface is drawn differently by size in px. */
const FACES = [
  ...[40, 96].map((opsz) => ({
    name: 'bricolage-grotesque',
    file: `bricolage-grotesque-${opsz}`,
    source: 'files/bricolage-grotesque-latin-standard-normal.woff2',
    characters: TITLE_CHARACTERS,
    axes: { wght: 650, wdth: 100, opsz },
  })),
  {
    name: 'geist',
    file: 'geist',
    source: 'files/geist-latin-wght-normal.woff2',
    characters: TEXT_CHARACTERS,
    axes: { wght: 400 },
  },
];

const FOLDER = fileURLToPath(new URL('../../packages/cards/fonts/', import.meta.url));

/** Writes the typefaces of share pictures as outlines that a program reads, and their licences. */
export async function makeOutlines() {
  const subset = loadSubset();
  for (const { name, file, source, characters, axes } of FACES) {
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    /** @type {import('./lib/subset.mjs').SubsetOptions} */
    const options = { keepFeatures: ['kern'], noHinting: true, targetFormat: 'sfnt', variationAxes: axes };
    writeFileSync(join(FOLDER, `${file}.ttf`), await subset(readFileSync(join(folder, source)), characters, options));
    writeFileSync(join(FOLDER, `${name}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
  }
}
