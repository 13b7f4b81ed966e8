import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wholeFontsOf } from '../../fonts/websites.mjs';
import { PICTURES } from './repository.mjs';

const FOLDER = join(PICTURES, 'templates');

/** The ids of all templates. */
export const TEMPLATES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .sort();

/**
 * Photographs the top of a template at two pixels per CSS pixel.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} id
 * @param {{ width: number, height: number }} viewport
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [adapt] Changes the page before it is photographed. It may
 *   write characters that the template's own fonts lack.
 * @returns {Promise<Buffer>} PNG.
 */
export async function photograph(browser, id, viewport, adapt) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(pathToFileURL(join(FOLDER, `${id}.html`)).href);
  if (adapt) {
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.prepend(style);
    }, wholeFontsOf(id));
    await adapt(page);
  }
  const missing = await page.evaluate(async () => {
    const fonts = await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
    return fonts.filter(({ status }) => status === 'error').map(({ family }) => family);
  });
  if (missing.length > 0) throw new Error(`${id}: could not load ${missing.join(', ')}`);
  const png = await page.screenshot();
  await page.close();
  return png;
}
