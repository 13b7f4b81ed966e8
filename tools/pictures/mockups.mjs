import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { root } from '@platform/cli/workspace';
import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { photograph } from './lib/photograph.mjs';
import { writePictureModule } from './lib/picture-module.mjs';
import { MOCKUP, mockupMarkup } from './mockups/markup.mjs';

const FOLDER = 'packages/pictures/src/mockups';

/** The projects of the portfolio. */
const PROJECTS = ['kiln-clay', 'meghna', 'char-review', 'shapla', 'noor'];

/** A page and its phone version, as the devices show them. */
const [SCREEN, PHONE] = [
  { width: 900, height: 600 },
  { width: 390, height: 802 },
];

const bytes = (/** @type {number} */ width) => 60_000 * (width / MOCKUP.width);

/**
 * Puts the photographs of each project into a browser's window and a phone, on a transparent ground.
 * @param {readonly string[]} ids Of templates; those that are no project have no mock-up.
 */
export async function makeMockups(ids) {
  const folder = join(root, FOLDER);
  await withBrowser(async (browser) => {
    for (const id of PROJECTS.filter((project) => ids.includes(project))) {
      const screen = await photograph(browser, id, SCREEN);
      const phone = await photograph(browser, id, PHONE);
      const page = await browser.newPage({ viewport: MOCKUP, deviceScaleFactor: 2 });
      await page.setContent(mockupMarkup(screen, phone));
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const png = await page.screenshot({ omitBackground: true });
      await page.close();
      const value = await encode(png, { name: id, widths: [412, 824, 1648], webpWidths: [824], folder, bytes });
      writePictureModule(join(folder, `${id}.ts`), {
        name: 'mockup',
        doc: `The template \`${id}\` in a browser's window, with a phone over the lower right corner; transparent around.`,
        type: 'Picture',
        picture: '../picture.ts',
        value,
      });
    }
  });
  await run('biome', ['check', '--write', FOLDER]);
}
