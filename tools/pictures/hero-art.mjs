import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { root } from '@platform/cli/workspace';
import { drawExposure } from './hero/draw.mjs';
import { mask } from './hero/mask.mjs';
import { PATHS } from './hero/paths.mjs';
import { smoothColour } from './hero/smooth-colour.mjs';
import { exposure } from './hero/springs.mjs';
import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { writePictureModule } from './lib/picture-module.mjs';

const FRAMES = 62;
const WIDTHS = [720, 1280];

/** Browsers without AVIF get soft lines: in WebP the sharp ones weigh three times as much. */
const WEBP_WIDTHS = [720];
const FOLDER = 'packages/pictures/src/hero';

/** What the file of a width may weigh: 70 kB at 1280, the others by their width, as the share of lines in it falls. */
const bytes = (/** @type {number} */ width) => 70_000 * (width / 1280) ** 1.3;

/** The art of the four slides: a long exposure of the springs, in both themes, masked for the place behind the title. */
export async function makeHeroArt() {
  const folder = join(root, FOLDER);
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const [index, path] of PATHS.entries()) {
      const name = `slide-${index + 1}`;
      const frames = exposure(path, FRAMES);
      const prepare = (/** @type {Buffer} */ pixels, /** @type {number} */ width, /** @type {number} */ height) => {
        mask(pixels, width, height);
        return smoothColour(pixels, width, height);
      };
      const of = async (/** @type {'light' | 'dark'} */ theme) =>
        encode(await drawExposure(page, frames, theme), {
          name: `${name}-${theme}`,
          widths: WIDTHS,
          webpWidths: WEBP_WIDTHS,
          folder,
          bytes,
          prepare,
        });
      writePictureModule(join(folder, `${name}.ts`), {
        name: `slide${index + 1}`,
        doc: `Art of slide ${index + 1}: stands at the right of the hero, over its whole height. Decorative.`,
        type: 'ThemedPicture',
        picture: '../picture.ts',
        value: { light: await of('light'), dark: await of('dark') },
      });
    }
  });
  await run('biome', ['check', '--write', FOLDER]);
}
