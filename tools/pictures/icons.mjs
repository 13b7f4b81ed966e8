import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@platform/cli/workspace';
import { withBrowser } from './lib/browser.mjs';

const FOLDER = 'packages/pictures/src/icons';

/** Paper and ink of the light theme. */
const [PAPER, INK] = ['oklch(.985 .004 300)', 'oklch(.19 .03 295)'];

/**
 * PNG icons by size. `share`: the mark's height in the icon; an icon that may be cut to a circle keeps it within the middle
 * four fifths. Clear ones stand on the browser's own tabs, which are light or dark: the mark has a ground of its own there.
 */
const ICONS = [
  { file: 'icon-32.png', size: 32, share: 0.8, corner: 0.22 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.58, corner: 0 },
  { file: 'icon-192.png', size: 192, share: 0.54, corner: 0 },
  { file: 'icon-512.png', size: 512, share: 0.54, corner: 0 },
];

/** Draws the PNG icons and favicon.ico after `icon.svg`. */
export async function makeIcons() {
  const svg = readFileSync(join(root, FOLDER, 'icon.svg'), 'utf8');
  const lines = svg.match(/ d="([^"]+)"/)?.[1];
  if (lines === undefined) throw new Error('icon.svg has no path');
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    /** @param {{ size: number, share: number, corner: number }} icon */
    const draw = async ({ size, share, corner }) => {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(markup(lines, size, share, corner));
      return page.screenshot({ omitBackground: true });
    };
    for (const icon of ICONS) await writeFile(join(root, FOLDER, icon.file), await draw(icon));
    const small = { share: 0.8, corner: 0.22 };
    const sizes = [16, 32, 48];
    const images = [];
    for (const size of sizes) images.push(await draw({ ...small, size }));
    await writeFile(join(root, FOLDER, 'favicon.ico'), ico(sizes, images));
  });
}

/** @param {string} lines @param {number} size @param {number} share @param {number} corner */
function markup(lines, size, share, corner) {
  // The mark is 356 × 556 units.
  const height = 556 / share;
  const frame = `${-height / 2} ${100 - height / 2} ${height} ${height}`;
  const radius = corner * height;
  return `<style>body{margin:0}svg{display:block}</style>
<svg width="${size}" height="${size}" viewBox="${frame}" fill="none" stroke="${PAPER}" stroke-width="44">
<rect x="${-height / 2}" y="${100 - height / 2}" width="${height}" height="${height}" rx="${radius}" fill="${INK}" stroke="none"/>
<path d="${lines}"/></svg>`;
}

/**
 * An icon file that holds PNG images: a directory of sixteen bytes for each, then the images.
 * @param {readonly number[]} sizes px
 * @param {readonly Buffer[]} images
 */
function ico(sizes, images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [i, image] of images.entries()) {
    const at = 6 + 16 * i;
    const size = sizes[i] ?? 0;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}
