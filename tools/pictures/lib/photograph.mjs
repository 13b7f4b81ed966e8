import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed, PICTURES } from './repository.mjs';

/** @type {Record<string, string[]>} Packages of the typefaces that each template names. */
const FACES = JSON.parse(readFileSync(new URL('../faces.json', import.meta.url), 'utf8'));

/** The ids of all templates. */
export const TEMPLATES = Object.keys(FACES);

/** Style sheets of a variable typeface, the one with most axes first. */
const FULLEST = ['full', 'standard', 'opsz', 'wdth', 'wght'];

/**
 * Photographs the top of a template, in its own typefaces, at two pixels per CSS pixel.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} id
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [adapt] Changes the page before it is photographed.
 * @returns {Promise<Buffer>} PNG.
 */
export async function photograph(browser, id, viewport, adapt) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(join(PICTURES, `templates/${id}.html`)).href);
  for (const name of FACES[id] ?? []) {
    const folder = installed('pictures', name);
    for (const sheet of sheetsIn(folder)) await page.addStyleTag({ url: pathToFileURL(join(folder, sheet)).href });
  }
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  });
  if (missing.length > 0) throw new Error(`${id}: could not load ${missing.join(', ')}`);
  await adapt?.(page);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** @param {string} folder Of a typeface. Its italics, if any, have a style sheet of their own. */
function sheetsIn(folder) {
  const fullest = FULLEST.find((axes) => existsSync(join(folder, `${axes}.css`)));
  if (fullest === undefined) return readdirSync(folder).filter((file) => /^\d+(-italic)?\.css$/.test(file));
  return [`${fullest}.css`, `${fullest}-italic.css`].filter((file) => existsSync(join(folder, file)));
}
