import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../pictures/lib/repository.mjs';
import { TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';

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
  const require = createRequire(import.meta.url);
  /** @type {(font: Buffer, characters: string, options: object) => Promise<Buffer>} */
  const subset = require(installed('fonts', 'subset-font'));
  for (const { name, source, characters, axes } of FACES) {
    const folder = installed('fonts', `@fontsource-variable/${name}`);
    const options = { keepFeatures: ['kern'], noHinting: true, targetFormat: 'sfnt', variationAxes: axes };
    writeFileSync(join(FOLDER, `${name}.ttf`), await subset(readFileSync(join(folder, source)), characters, options));
    writeFileSync(join(FOLDER, `${name}.OFL.txt`), readFileSync(join(folder, 'LICENSE')));
  }
}
