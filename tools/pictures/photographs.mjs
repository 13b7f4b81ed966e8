import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { writePictures, writeTemplates } from './lib/modules.mjs';
import { photograph, TEMPLATES } from './lib/photograph.mjs';

/**
 * The part of a template that its card shows. Widths: a card on a phone or a plain screen, on a fine screen, and over two
 * columns.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const photographs = {
  name: 'photographs',
  one: 'photograph',
  doc: 'The top of a ready-made website, 900px wide.',
  ids: TEMPLATES,
  frame: { width: 900, height: 1180 },
  widths: { avif: [360, 720, 1440], webp: [720] },
  // All 24 together have two megabytes.
  bytes: (width) => 42_000 * (width / 1440),
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
