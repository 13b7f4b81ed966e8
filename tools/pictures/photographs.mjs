import { encode } from './lib/encode.mjs';
import { writePictures, writeTemplates } from './lib/modules.mjs';
import { photograph, TEMPLATES } from './lib/photograph.mjs';
import { withBrowser } from './lib/repository.mjs';

/**
 * The part of a template through which its card scrolls: all but the longest end within it. Widths: a card on a phone or a plain
 * screen, on a fine screen, and over two columns.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const photographs = {
  name: 'photographs',
  one: 'photograph',
  doc: 'A ready-made website, 900px wide and 1840px high.',
  ids: TEMPLATES,
  frame: { width: 900, height: 1840 },
  widths: { avif: [360, 720, 1440], webp: [720] },
  // All 24 together have three megabytes.
  bytes: (width) => 60_000 * (width / 1440),
  table: true,
};

/**
 * Photographs the top of these templates, and lists all templates and photographs.
 * @param {readonly string[]} ids
 */
export async function makePhotographs(ids) {
  await withBrowser(async (browser) => {
    for (const id of ids) await encode(await photograph(browser, id, photographs.frame), photographs, id);
  });
  writePictures(photographs);
  writeTemplates();
}
