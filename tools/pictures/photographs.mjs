import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { root } from '@platform/cli/workspace';
import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { TEMPLATES } from './lib/faces.mjs';
import { photograph } from './lib/photograph.mjs';
import { writePictureModule } from './lib/picture-module.mjs';
import { writeSiteTables } from './lib/site-tables.mjs';

const FOLDER = 'packages/pictures/src/sites';

/** What a card shows of a page: the rest would be cut off by the foot of its mat. */
const VIEWPORT = { width: 900, height: 1180 };

/** For a card on a phone or a plain screen, on a fine screen, and over two columns. */
const WIDTHS = [360, 720, 1440];

/** What the file of a width should weigh at most: 24 sites share two megabytes. */
const bytes = (/** @type {number} */ width) => 42_000 * (width / 1440);

/**
 * Photographs the top of these templates, and lists all pages and photographs.
 * @param {readonly string[]} ids
 */
export async function makePhotographs(ids) {
  const folder = join(root, FOLDER);
  await withBrowser(async (browser) => {
    for (const id of ids) {
      const png = await photograph(browser, id, VIEWPORT);
      const value = await encode(png, { name: id, widths: WIDTHS, webpWidths: [720], folder, bytes });
      writePictureModule(join(folder, `${id}.ts`), {
        name: 'photograph',
        doc: `The top of the template \`${id}\`, 900 wide.`,
        type: 'Picture',
        picture: '../picture.ts',
        value,
      });
    }
  });
  writeSiteTables(TEMPLATES);
  await run('biome', ['check', '--write', 'packages/pictures/src']);
}
