import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PICTURES } from './repository.mjs';

/** @param {string} folder Returns the ids of its documents. */
const idsIn = (folder) =>
  readdirSync(join(PICTURES, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace('.html', ''))
    .sort();

/** The ids of all templates. */
export const TEMPLATES = idsIn('templates');

/** The ids of all projects that have a site. */
export const PROJECTS = idsIn('projects');

/** Returns the path of the site of a template or of a project. @param {string} id */
export const pathOf = (id) =>
  ['templates', 'projects'].map((folder) => join(PICTURES, folder, `${id}.html`)).find((path) => existsSync(path)) ??
  id;

/**
 * Photographs the top of a site at two pixels per CSS pixel.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} id
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Buffer>} PNG.
 */
export async function photograph(browser, id, viewport) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(pathOf(id)).href);
  const missing = await page.evaluate(async () => {
    const fonts = await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
    return fonts.filter(({ status }) => status === 'error').map(({ family }) => family);
  });
  if (missing.length > 0) throw new Error(`${id}: could not load ${missing.join(', ')}`);
  const png = await page.screenshot();
  await page.close();
  return png;
}
