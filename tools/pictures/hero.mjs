import { drawExposure } from './hero/draw.mjs';
import { mask } from './hero/mask.mjs';
import { FRAME, PATHS } from './hero/paths.mjs';
import { smoothColour } from './hero/smooth-colour.mjs';
import { exposure } from './hero/springs.mjs';
import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { writePictures } from './lib/modules.mjs';

const FRAMES = 62;

/**
 * The art of the four slides. Browsers without AVIF get soft lines: in WebP the sharp ones weigh three times as much.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const hero = {
  name: 'hero',
  one: 'slide',
  doc: 'Art of a slide, at the right of the hero, over its whole height. Decorative.',
  ids: PATHS.map((_, i) => `slide-${i + 1}`),
  frame: FRAME,
  widths: { avif: [720, 1280], webp: [720] },
  // The share of lines in a picture falls with its width.
  bytes: (width) => 70_000 * (width / 1280) ** 1.3,
  themes: ['light', 'dark'],
};

/** Draws a long exposure of the springs per slide, in both themes, masked for the place behind the title. */
export async function makeHero() {
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const [i, path] of PATHS.entries()) {
      const frames = exposure(path, FRAMES);
      const prepare = (/** @type {Buffer} */ pixels, /** @type {number} */ width, /** @type {number} */ height) => {
        mask(pixels, width, height);
        return smoothColour(pixels, width, height);
      };
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        await encode(await drawExposure(page, frames, theme), hero, `slide-${i + 1}`, { theme, prepare });
      }
    }
  });
  writePictures(hero);
}
