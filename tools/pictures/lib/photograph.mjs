import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@platform/cli/workspace';
import { sheetsOf } from './faces.mjs';

const FOLDER = join(root, 'packages/pictures/src/templates');

/**
 * Photographs the top of a template, in its own typefaces, at two pixels a CSS pixel.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} id
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Buffer>} PNG.
 */
export async function photograph(browser, id, viewport) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(join(FOLDER, `${id}.html`)).href);
  for (const url of await sheetsOf(id)) await page.addStyleTag({ url });
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  });
  if (missing.length > 0) throw new Error(`${id}: could not load ${missing.join(', ')}`);
  const png = await page.screenshot();
  await page.close();
  return png;
}
