import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from './installed.mjs';

/** @type {Record<string, string[]>} Packages of the typefaces that each template names. */
const FACES = JSON.parse(readFileSync(new URL('../faces.json', import.meta.url), 'utf8'));

/** Sheets of a variable face, the one with most axes first; a face has `<name>-italic.css` beside it where it has italics. */
const FULLEST = ['full', 'standard', 'opsz', 'wdth', 'wght'];

/** The ids of all templates. */
export const TEMPLATES = Object.keys(FACES);

/**
 * Addresses of the style sheets that declare a template's typefaces.
 * @param {string} id
 * @returns {Promise<string[]>}
 */
export async function sheetsOf(id) {
  const sheets = [];
  for (const name of FACES[id] ?? []) {
    const folder = await installed(name);
    for (const sheet of sheetsIn(folder)) sheets.push(pathToFileURL(join(folder, sheet)).href);
  }
  return sheets;
}

/** @param {string} folder @returns {string[]} */
function sheetsIn(folder) {
  const fullest = FULLEST.find((axes) => existsSync(join(folder, `${axes}.css`)));
  if (fullest === undefined) return readdirSync(folder).filter((file) => /^\d+(-italic)?\.css$/.test(file));
  return [`${fullest}.css`, `${fullest}-italic.css`].filter((file) => existsSync(join(folder, file)));
}
