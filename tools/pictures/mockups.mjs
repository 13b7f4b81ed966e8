import { withBrowser } from './lib/browser.mjs';
import { encode } from './lib/encode.mjs';
import { writePictures } from './lib/modules.mjs';
import { photograph } from './lib/photograph.mjs';

/**
 * The projects of the portfolio: the window is 87 % of the picture's width, the phone 22 %, over the window's lower right corner.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const mockups = {
  name: 'mockups',
  one: 'mockup',
  doc: 'A template in a browser window, with a phone over the lower right corner. The ground is transparent.',
  ids: ['kiln-clay', 'meghna', 'char-review', 'shapla', 'noor'],
  frame: { width: 824, height: 546 },
  widths: { avif: [412, 824, 1648], webp: [824] },
  bytes: (width) => 60_000 * (width / 824),
};

/** Viewports of a page in the window and on the phone. */
const SCREEN_VIEWPORT = { width: 900, height: 600 };
const PHONE_VIEWPORT = { width: 390, height: 802 };

/** Sizes of the devices in the picture, in CSS pixels. */
const WINDOW = { width: 720, height: 512, bar: 32 };
const PHONE = { width: 181, height: 362, bezel: 6 };

/**
 * Puts the photographs of each project into a browser window and a phone, on a transparent ground.
 * @param {readonly string[]} ids Ids of templates. Those that are not a project are skipped.
 */
export async function makeMockups(ids) {
  await withBrowser(async (browser) => {
    for (const id of mockups.ids.filter((project) => ids.includes(project))) {
      const screen = await photograph(browser, id, SCREEN_VIEWPORT);
      const phone = await photograph(browser, id, PHONE_VIEWPORT);
      const page = await browser.newPage({ viewport: mockups.frame, deviceScaleFactor: 2 });
      await page.setContent(markup(screen, phone));
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const png = await page.screenshot({ omitBackground: true });
      await page.close();
      await encode(png, mockups, id);
    }
  });
  writePictures(mockups);
}

const data = (/** @type {Buffer} */ png) => `data:image/png;base64,${png.toString('base64')}`;

/**
 * A page that shows both devices.
 * @param {Buffer} screen What the window shows, PNG.
 * @param {Buffer} phone What the phone shows, PNG.
 */
function markup(screen, phone) {
  return `<!doctype html><style>
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; height: ${mockups.frame.height}px; overflow: hidden; }
  img { display: block; width: 100%; }
  .window { width: ${WINDOW.width}px; height: ${WINDOW.height}px; overflow: hidden; border-radius: 12px; background: #302b3b;
    box-shadow: 0 0 0 1px #4a4456 inset; }
  .bar { display: flex; align-items: center; gap: 6px; height: ${WINDOW.bar}px; padding-inline: 14px; }
  .bar i { width: 9px; height: 9px; border-radius: 5px; background: #6d6779; }
  .bar b { width: 236px; height: 14px; margin-left: 14px; border-radius: 7px; background: #48434f; }
  .phone { position: absolute; right: 4px; bottom: 4px; width: ${PHONE.width}px; height: ${PHONE.height}px; overflow: hidden;
    padding: ${PHONE.bezel}px; border-radius: 28px; background: #0a0712;
    box-shadow: 0 0 0 1px #4f485c, 0 12px 28px -8px rgb(10 7 18 / .55); }
  .phone div { overflow: hidden; height: 100%; border-radius: 22px; }
</style>
<div class="window"><div class="bar"><i></i><i></i><i></i><b></b></div><img src="${data(screen)}" alt=""></div>
<div class="phone"><div><img src="${data(phone)}" alt=""></div></div>`;
}
