import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathOf } from '../pictures/lib/photograph.mjs';
import { installed, PICTURES, withBrowser } from '../pictures/lib/repository.mjs';
import { loadSubset } from './lib/font.mjs';
import { usesIn } from './lib/usage.mjs';

/**
 * A font of a ready-made website.
 * @typedef {object} Cut
 * @property {string} family Name in the style sheet of the template.
 * @property {string} from File of a package that `package.json` lists.
 * @property {readonly number[]} weight One weight, or the lightest and the boldest.
 * @property {'normal' | 'italic'} [style]
 * @property {readonly number[]} [stretch] One width, or the narrowest and the widest, in percent. Default: 100.
 * @property {'Bengali'} [script] Only for characters of this script.
 * @property {Readonly<Record<string, number | readonly number[]>>} [axes] Further axes: a value, or a range.
 */

/** @type {Record<string, readonly Cut[]>} The fonts of each template. */
const CUTS = JSON.parse(readFileSync(new URL('./websites.json', import.meta.url), 'utf8'));

const FONTS = join(PICTURES, 'template-fonts');

/** Maximum size of the fonts of a document. */
const MAX_BYTES = 40_000;

const BENGALI = /\p{Script=Bengali}/u;

/** Ids of all templates. */
export const WEBSITES = Object.keys(CUTS);

/**
 * Writes the fonts of these templates with the characters that each template writes in them, their licences, and their
 * `@font-face` rules, one a line at the head of the template's style sheet.
 * @param {readonly string[]} ids
 */
export async function makeWebsiteFonts(ids) {
  await withBrowser(async (browser) => {
    for (const id of ids) await makeFontsOf(browser, id);
  });
}

/** @param {import('@playwright/test').Browser} browser @param {string} id */
async function makeFontsOf(browser, id) {
  const template = pathOf(id);
  const folder = join(FONTS, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cuts = CUTS[id] ?? [];
  const uses = await usesIn(browser, template);
  for (const use of uses) {
    const { family, style, weight, stretch, characters } = use;
    if (cuts.every((cut) => !contains(cut, use)))
      throw new Error(`${id} writes “${characters}” in ${family} ${style} ${weight} ${stretch}%: add that font.`);
  }
  const rules = [];
  let bytes = 0;
  for (const cut of cuts) {
    const written = [...new Set(uses.filter((use) => contains(cut, use)).flatMap((use) => [...use.characters]))];
    const characters = written.filter((character) => cut.script === undefined || BENGALI.test(character));
    if (characters.length === 0) throw new Error(`${id} writes nothing in ${nameOf(cut)}: remove that font.`);
    const font = await subsetOf(cut, characters.join(''));
    bytes += font.length;
    if (bytes > MAX_BYTES) throw new Error(`${id}: the fonts have ${bytes} bytes: fix an axis.`);
    writeFileSync(join(folder, `${nameOf(cut)}.woff2`), font);
    const src = `url(../template-fonts/${id}/${nameOf(cut)}.woff2) format('woff2')`;
    rules.push(ruleOf(cut, { src, 'font-display': 'swap', 'unicode-range': unicodeRange(characters) }));
    console.log(`${id} ${nameOf(cut)} ${font.length} bytes`);
  }
  const html = readFileSync(template, 'utf8').replaceAll(/^@font-face .*\n/gm, '');
  writeFileSync(template, html.replace('<style>\n', `<style>\n${rules.join('\n')}\n`));
}

/** @param {Cut} cut @param {string} characters */
async function subsetOf({ from, weight, stretch, axes = {} }, characters) {
  const [scope, name] = from.split('/');
  const folder = installed('fonts', `${scope}/${name}`);
  const licence = readFileSync(join(folder, 'LICENSE'));
  mkdirSync(join(FONTS, 'licences'), { recursive: true });
  writeFileSync(join(FONTS, `licences/${name}.OFL.txt`), licence);
  const isVariable = from.startsWith('@fontsource-variable/');
  const variationAxes = isVariable && {
    wght: axis(weight),
    ...(stretch && { wdth: axis(stretch) }),
    ...Object.fromEntries(Object.entries(axes).map(([tag, values]) => [tag, axis([values].flat())])),
  };
  return loadSubset()(readFileSync(join(folder, from.slice(`${scope}/${name}/`.length))), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum'],
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
}

/** @param {readonly number[]} values */
const axis = ([min = 0, max = min]) => (min === max ? min : { min, max });

/** @param {readonly number[]} values @param {number} value */
const within = ([min = 0, max = min], value) => value >= min && value <= max;

/** @param {Cut} cut @param {import('./lib/usage.mjs').Use} use */
const contains = ({ family, style = 'normal', weight, stretch = [100] }, use) =>
  family === use.family && style === use.style && within(weight, use.weight) && within(stretch, use.stretch);

/** Returns the name of a cut's file without its extension: `newsreader-300`. @param {Cut} cut */
function nameOf({ from, style = 'normal', weight, stretch = [] }) {
  const [base] = basename(from).split(/-latin-|-\d+-/);
  return [base, ...(style === 'italic' ? [style] : []), ...stretch.map((width) => `${width}pc`), ...weight].join('-');
}

/** Returns the `@font-face` rule of a cut. @param {Cut} cut @param {Record<string, string>} further Further descriptors. */
function ruleOf({ family, style, weight, stretch }, further) {
  const descriptors = {
    'font-family': `'${family}'`,
    ...(style && { 'font-style': style }),
    'font-weight': weight.join(' '),
    ...(stretch && { 'font-stretch': stretch.map((width) => `${width}%`).join(' ') }),
    ...further,
  };
  const declarations = Object.entries(descriptors).map(([descriptor, value]) => `${descriptor}: ${value};`);
  return `@font-face { ${declarations.join(' ')} }`;
}

/** Returns characters as CSS writes them: `U+20,U+41-5A`. @param {readonly string[]} characters */
function unicodeRange(characters) {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  /** @type {[number, number][]} */
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}
