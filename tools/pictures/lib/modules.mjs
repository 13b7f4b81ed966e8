import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from './photograph.mjs';
import { PICTURES } from './repository.mjs';

/** @typedef {'avif' | 'webp'} Format */

/**
 * A kind of picture. Its files are `<name>/<id>/<id>-<width>.<format>`, with the theme before the width if it has themes.
 * @typedef {object} Kind
 * @property {string} name Name of the folder and of the module.
 * @property {string} one Name of one picture.
 * @property {string} doc Doc comment of one picture.
 * @property {readonly string[]} ids
 * @property {{ width: number, height: number }} frame The proportions of all its pictures.
 * @property {Record<Format, readonly number[]>} widths Widths of the files in px, ascending.
 * @property {(width: number) => number} bytes The maximum size of the AVIF file of a width.
 * @property {readonly string[]} [themes]
 * @property {boolean} [table] Whether the module exports one table by id instead of a constant per picture.
 */

const FORMATS = /** @type {const} */ (['avif', 'webp']);

/** @param {string} text @returns {string} `slide-1-dark-720.avif` as `slide1Dark720Avif`. */
const identifier = (text) => text.replaceAll(/\W+(\w?)/g, (_, letter) => letter.toUpperCase());

/** @param {Kind} kind @param {number} width */
export const heightOf = ({ frame }, width) => Math.round((frame.height * width) / frame.width);

/**
 * Writes the module of a kind. It imports the pictures' files, which need not exist yet.
 * @param {Kind} kind
 */
export function writePictures(kind) {
  const { name, one, doc, ids, widths, themes, table } = kind;
  const width = Math.max(...widths.avif);
  const files = FORMATS.flatMap((format) => widths[format].map((at) => ({ format, at, parameter: `${format}${at}` })));
  /** @type {string[]} */
  const imports = [];
  const picture = (/** @type {string} */ id, /** @type {string} */ prefix) => {
    const names = files.map(({ format, at }) => `${prefix}-${at}.${format}`);
    imports.push(...names.map((file) => `import ${identifier(file)} from './${name}/${id}/${file}';`));
    return `${one}(${names.map(identifier).join(', ')})`;
  };
  const value = (/** @type {string} */ id) =>
    themes ? `{ ${themes.map((theme) => `${theme}: ${picture(id, `${id}-${theme}`)}`).join(', ')} }` : picture(id, id);
  const type = themes ? 'ThemedPicture' : 'Picture';
  const constants = ids.map((id) => `export const ${identifier(id)}: ${type} = ${value(id)};`);
  const sources = (/** @type {Format} */ format) =>
    files.filter((file) => file.format === format).map(({ at, parameter }) => `{ src: ${parameter}, width: ${at} }`);
  write(name, [
    `import type { ${[...new Set(['Picture', type])].join(', ')} } from './picture.ts';`,
    ...imports,
    '',
    `/** ${doc} Made by \`npm run pictures\`. */`,
    `const ${one} = (${files.map(({ parameter }) => `${parameter}: string`).join(', ')}): Picture => ({`,
    `width: ${width}, height: ${heightOf(kind, width)}, avif: [${sources('avif')}], webp: [${sources('webp')}] });`,
    '',
    ...(table ? tableOf(name, `The ${name} by id.`, ids, value) : constants),
  ]);
}

/** Writes the table of the templates. It is a module of its own: the photographs are shown without the templates. */
export function writeTemplates() {
  const doc =
    'URLs of the ready-made websites by id. Each is one HTML file that needs no script and no file but its fonts.';
  write('templates', [
    ...TEMPLATES.map((id) => `import ${identifier(id)} from './templates/${id}.html';`),
    '',
    ...tableOf('templates', doc, TEMPLATES, identifier),
    '',
    '/** Id of a ready-made website. */',
    'export type TemplateId = keyof typeof templates;',
  ]);
}

/**
 * Writes the table of the projects' sites.
 * @param {readonly number[]} layouts Widths in px.
 * @param {Readonly<Record<string, readonly number[]>>} heights By id, in the order of `layouts`.
 */
export function writeProjectPages(layouts, heights) {
  const ids = Object.keys(heights);
  const value = (/** @type {string} */ id) => `{ src: ${identifier(id)}, heights: [${heights[id]}] }`;
  write('project-pages', [
    ...ids.map((id) => `import ${identifier(id)} from './projects/${id}.html';`),
    '',
    '/** Widths in px that the heights of the sites belong to. */',
    `export const layouts = [${layouts}] as const;`,
    '',
    ...tableOf(
      'projectPages',
      'The sites of projects by id: the URL of a document without scripts, and its height in px in each layout.',
      ids,
      value,
    ),
  ]);
}

/** @param {string} name @param {string} doc @param {readonly string[]} ids @param {(id: string) => string} expressionOf */
const tableOf = (name, doc, ids, expressionOf) => {
  const entries = ids.map((id) => ({ id, value: expressionOf(id) }));
  const lines = entries.map(({ id, value }) => (value === id ? `${id},` : `'${id}': ${value},`));
  return [`/** ${doc} */`, `export const ${name} = {`, ...lines, '} as const;'];
};

/** @param {string} name @param {readonly string[]} lines */
function write(name, lines) {
  writeFileSync(join(PICTURES, `${name}.ts`), `${lines.join('\n')}\n`);
}
