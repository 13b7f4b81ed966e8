import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARK } from '@studio/ui/mark';
import { colours } from '@studio/ui/tokens';
import { PICTURES, withBrowser } from './lib/repository.mjs';

const FOLDER = join(PICTURES, 'icons');

/** Background and ink of the light theme. */
const [GROUND] = colours.ground;
const [INK] = colours.ink;

/**
 * PNG icons. `size` in px; `share`: height of the mark by the height of the icon; `corner`: radius by the height of the icon.
 * Browser tabs show the corners. The other icons may be cut to a circle: their mark is within the middle four fifths.
 */
const ICONS = [
  { file: 'icon-32.png', size: 32, share: 0.8, corner: 0.22 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.58, corner: 0 },
  { file: 'icon-192.png', size: 192, share: 0.54, corner: 0 },
  { file: 'icon-512.png', size: 512, share: 0.54, corner: 0 },
];

/** The icon at the address that browsers ask for by themselves: `icon-32.png` in the container of ICO files. */
const FAVICON = { file: 'favicon.ico', from: 'icon-32.png', size: 32 };

/** Writes the mark into `icon.svg`, and draws the PNG icons of it. */
export async function makeIcons() {
  const icon = join(FOLDER, 'icon.svg');
  writeFileSync(icon, readFileSync(icon, 'utf8').replace(/ d="[^"]+"/, ` d="${MARK}"`));
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const { file, size, share, corner } of ICONS) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(markup(size, share, corner));
      writeFileSync(join(FOLDER, file), await page.screenshot({ omitBackground: true }));
    }
  });
  const png = readFileSync(join(FOLDER, FAVICON.from));
  writeFileSync(join(FOLDER, FAVICON.file), toIco(png, FAVICON.size));
}

/**
 * Returns an ICO file with one PNG image: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @param {Buffer} png @param {number} size Width and height in px, below 256.
 */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // It is an icon,
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // of one plane
  head.writeUInt16LE(32, 12); // and 32 bits per pixel,
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18); // after this head.
  return Buffer.concat([head, png]);
}

/** @param {number} size @param {number} share @param {number} corner */
function markup(size, share, corner) {
  // The mark is 356 × 556 units.
  const height = 556 / share;
  const frame = `${-height / 2} ${100 - height / 2} ${height} ${height}`;
  const radius = corner * height;
  return `<style>body{margin:0}svg{display:block}</style>
<svg width="${size}" height="${size}" viewBox="${frame}" fill="none" stroke="${GROUND}" stroke-width="44">
<rect x="${-height / 2}" y="${100 - height / 2}" width="${height}" height="${height}" rx="${radius}" fill="${INK}" stroke="none"/>
<path d="${MARK}"/></svg>`;
}
