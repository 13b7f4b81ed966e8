import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StepFailed, step } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { TEXT_CHARACTERS, TITLE_CHARACTERS } from './characters.mjs';
import { fallbackOf } from './fallback.mjs';
import { loadLibraries } from './libraries.mjs';

const FOLDER = join(root, 'shell/frame/fonts');

/** Both files together, in bytes. */
const LIMIT = 70_000;

/**
 * @typedef {object} Face
 * @property {string} name Of the file.
 * @property {string} source
 * @property {string} characters
 * @property {string[]} features Of OpenType, that the site uses.
 * @property {import('./libraries.mjs').Axes} axes What the site can vary.
 * @property {Record<string, number>} measured The instance whose widths the stand-in is given.
 * @property {'regular' | 'bold'} standIn Which weight of Arial stands in.
 */

/** @type {readonly Face[]} */
const FACES = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    characters: TITLE_CHARACTERS,
    features: ['kern'],
    axes: { wght: { min: 500, max: 650 }, wdth: 100, opsz: { min: 12, max: 96 } },
    measured: { wght: 650, wdth: 100, opsz: 70 },
    standIn: 'bold',
  },
  {
    name: 'geist',
    source: 'geist/files/geist-latin-wght-normal.woff2',
    characters: TEXT_CHARACTERS,
    features: ['kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 500 } },
    measured: { wght: 400 },
    standIn: 'regular',
  },
];

/** Writes the fonts, their licences, and the measures of what stands in for them. */
export async function makeFonts() {
  const { subset, open, source } = await loadLibraries();
  await mkdir(FOLDER, { recursive: true });
  let total = 0;
  /** @type {Record<string, Record<string, string>>} */
  const standIns = {};
  for (const { name, source: file, characters, features, axes, measured, standIn } of FACES) {
    const font = await source(file);
    const options = { keepFeatures: features, noHinting: true };
    const made = await subset(font, characters, { ...options, targetFormat: 'woff2', variationAxes: axes });
    await writeFile(join(FOLDER, `${name}.woff2`), made);
    await writeFile(join(FOLDER, `${name}.OFL.txt`), await source(`${name}/LICENSE`));
    const instance = await subset(font, characters, { ...options, targetFormat: 'sfnt', variationAxes: measured });
    standIns[name] = fallbackOf(open(instance), standIn);
    total += made.length;
    step('font', `${name} ${made.length} bytes`);
  }
  if (total > LIMIT) throw new StepFailed(`The fonts have ${total} bytes together: more than ${LIMIT}.`);
  await writeFile(join(FOLDER, 'stand-ins.ts'), moduleOf(standIns));
}

/** @param {Record<string, Record<string, string>>} standIns By the name of the font. */
function moduleOf(standIns) {
  const faces = Object.entries(standIns).flatMap(([name, descriptors]) => [
    `  ${name.includes('-') ? `'${name}'` : name}: {`,
    ...Object.entries(descriptors).map(([descriptor, value]) => `    '${descriptor}': '${value}',`),
    '  },',
  ]);
  return [
    '/** How Arial takes as much room as each font. Made by `tools/fonts`. */',
    'export const standIns = {',
    ...faces,
    '} as const;',
    '',
  ].join('\n');
}
