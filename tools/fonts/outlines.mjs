import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../pictures/lib/repository.mjs';
import { TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';
import { loadSubset } from './lib/subset.mjs';

/** The site's typefaces in the weights in which share pictures are set. The title's optical size follows its size. */
const FACES = [
  {
    name: 'bricolage-grotesque',
    source: 'files/bricolage-grotesque-latin-standard-normal.woff2',
    characters: TITLE_CHARACTERS,
    axes: { wght: 650, wdth: 100, opsz: { min: 12, max: 96 } },
  },
  { name: 'geist', source: 'files/geist-latin-wght-normal.woff2', characters: TEXT_CHARACTERS, axes: { wght: 400 } },
];

const FOLDER = fileURLToPath(new URL('../../packages/cards/fonts/', import.meta.url));

/** Writes the typefaces of share pictures as outlines that a program reads, and their licences. */
export async function makeOutlines() {
  const subset = loadSubset();
  for (const { name, source, characters, axes } of FACES) {
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    /** @type {import('./lib/subset.mjs').SubsetOptions} */
    const options = { keepFeatures: ['kern'], noHinting: true, targetFormat: 'sfnt', variationAxes: axes };
    writeFileSync(join(FOLDER, `${name}.ttf`), await subset(readFileSync(join(folder, source)), characters, options));
    writeFileSync(join(FOLDER, `${name}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
  }
}
