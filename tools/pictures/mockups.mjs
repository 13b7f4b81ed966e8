import { encode } from './lib/encode.mjs';
import { writePictures } from './lib/modules.mjs';
import { photograph } from './lib/photograph.mjs';
import { withBrowser } from './lib/repository.mjs';

/**
 * A project: the template that its site looks like, the client's name instead of the template's, and its own colours.
 * @typedef {{ template: string, name: readonly [from: RegExp, to: string], colours: Record<string, string> }} Project
 */

/** @type {Record<string, Project>} */
const PROJECTS = {
  'dhamrai-pottery': {
    template: 'kiln-clay',
    name: [/Kiln & Clay/, 'Dhamrai Pottery'],
    colours: {
      paper: '#e4e4da',
      wall: '#cdd2c6',
      table: '#aab3a2',
      iron: '#34617a',
      'iron-2': '#264a5f',
      celadon: '#b9822f',
      'celadon-2': '#966722',
    },
  },
  teesta: {
    template: 'meghna',
    name: [/Meghna(?!ghat)/, 'Teesta'],
    colours: {
      navy: '#14261d',
      ink: '#14261d',
      map: '#e7ece1',
      water: '#bcd6cd',
      orange: '#2d7a4c',
      line: '#d6ded2',
      paper: '#f8faf5',
    },
  },
  'ghat-review': {
    template: 'char-review',
    name: [/Char Review/, 'Ghat Review'],
    colours: { paper: '#f6f0e4', sky: '#dccdb0', mid: '#b0936a', deep: '#54402a', rust: '#1e5a6c', line: '#cbbb9d' },
  },
  'shaluk-clinic': {
    template: 'shapla',
    name: [/Shapla/, 'Shaluk'],
    colours: { teal: '#41509f', deep: '#222b62', mint: '#e2e6f7', pale: '#f1f3fb', line: '#ccd2ed', rose: '#b3471b' },
  },
  alok: {
    template: 'noor',
    name: [/NOOR|Noor/, 'ALOK'],
    colours: { red: '#2a6f5b', 'red-2': '#1d5243', blush: '#c6ded1', night: '#3b2541', paper: '#f1f1ea' },
  },
};

/**
 * The projects of the portfolio: the window is 87 % of the picture's width, the phone 22 %, over the window's lower right corner.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const mockups = {
  name: 'mockups',
  one: 'mockup',
  doc: 'The site of a project in a browser window, with a phone over the lower right corner. The ground is transparent.',
  ids: Object.keys(PROJECTS),
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
 * @param {readonly string[]} ids Ids of templates. Those that no project looks like are skipped.
 */
export async function makeMockups(ids) {
  await withBrowser(async (browser) => {
    for (const [id, project] of Object.entries(PROJECTS).filter(([, { template }]) => ids.includes(template))) {
      const adapt = (/** @type {import('@playwright/test').Page} */ page) => dress(page, project);
      const screen = await photograph(browser, project.template, SCREEN_VIEWPORT, adapt);
      const phone = await photograph(browser, project.template, PHONE_VIEWPORT, adapt);
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

/**
 * Gives a template the name and the colours of a project. Throws if the template does not bear the name that is replaced.
 * @param {import('@playwright/test').Page} page
 * @param {Project} project
 */
async function dress(page, { template, name: [from, to], colours }) {
  const changed = await page.evaluate(
    ({ pattern, to, colours }) => {
      const { style } = document.documentElement;
      for (const [name, colour] of Object.entries(colours)) {
        const former = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
        for (const attribute of ['fill', 'stroke']) {
          for (const shape of document.querySelectorAll(`[${attribute}="${former}"]`))
            shape.setAttribute(attribute, colour);
        }
        style.setProperty(`--${name}`, colour);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const dressed = text.textContent?.replace(new RegExp(pattern, 'g'), to) ?? '';
        if (dressed !== text.textContent) count += 1;
        text.textContent = dressed;
      }
      return count;
    },
    { pattern: from.source, to, colours },
  );
  if (changed === 0) throw new Error(`${template}: the template does not contain ${from.source}`);
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
