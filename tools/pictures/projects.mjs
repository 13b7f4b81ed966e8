import { pathToFileURL } from 'node:url';
import { encode } from './lib/encode.mjs';
import { writePictures, writeProjectPages } from './lib/modules.mjs';
import { PROJECTS, pathOf, photograph } from './lib/photograph.mjs';
import { withBrowser } from './lib/repository.mjs';

/**
 * The first screen of a project's site on a desktop: in the carousel, on cards, over the whole width of the portfolio.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const screens = {
  name: 'screens',
  one: 'screen',
  doc: 'The first screen of a project’s site on a desktop.',
  ids: PROJECTS,
  frame: { width: 1440, height: 900 },
  widths: { avif: [412, 824, 1648, 2880], webp: [824, 1648] },
  bytes: (width) => 26_000 * (width / 824) ** 1.25,
  table: true,
};

/**
 * The first screen of a project's site on a phone.
 * @type {import('./lib/modules.mjs').Kind}
 */
export const phones = {
  name: 'phones',
  one: 'phone',
  doc: 'The first screen of a project’s site on a phone.',
  ids: PROJECTS,
  frame: { width: 390, height: 844 },
  widths: { avif: [318, 636, 780], webp: [636] },
  bytes: (width) => 20_000 * (width / 636) ** 1.25,
  table: true,
};

/** Widths in px at which a page shows the whole site. */
const LAYOUTS = [1280, 928, 704, 350];

/**
 * Photographs the sites of these projects, measures them, and lists them all.
 * @param {readonly string[]} ids
 */
export async function makeProjects(ids) {
  await withBrowser(async (browser) => {
    for (const id of ids) {
      for (const kind of [screens, phones]) await encode(await photograph(browser, id, kind.frame), kind, id);
    }
  });
  await listProjects();
}

/** Writes the modules of the pictures and of the sites, with the height of each site in each width. */
export async function listProjects() {
  for (const kind of [screens, phones]) writePictures(kind);
  await withBrowser(async (browser) => {
    /** @type {Record<string, number[]>} */
    const heights = {};
    for (const id of PROJECTS) heights[id] = await heightsOf(browser, id);
    writeProjectPages(LAYOUTS, heights);
  });
}

/** A site that fills the window of its visitor is as high as this, in px. */
const MIN_HEIGHT = 900;

/** @param {import('@playwright/test').Browser} browser @param {string} id */
async function heightsOf(browser, id) {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(pathOf(id)).href);
  const heights = [];
  for (const width of LAYOUTS) {
    await page.setViewportSize({ width, height: MIN_HEIGHT });
    heights.push(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      }),
    );
  }
  await page.close();
  return heights;
}
