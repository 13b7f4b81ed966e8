import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSharp } from './sharp.mjs';

/** @typedef {import('./sharp.mjs').Image} Image */
/** @typedef {{ src: string, width: number }} Source `src`: the file's name. */
/** @typedef {{ width: number, height: number, avif: Source[], webp: Source[] }} Picture */

/**
 * Encoders, with the qualities that are tried while a file is larger than it may be. WebP keeps its alpha better than its
 * colour: below 60 faint lines turn into flat patches.
 */
const FORMATS = {
  avif: {
    qualities: [54, 42, 34, 29],
    write: (/** @type {Image} */ image, /** @type {number} */ quality) =>
      image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
  },
  webp: {
    qualities: [78, 56, 40, 28],
    write: (/** @type {Image} */ image, /** @type {number} */ quality) =>
      image.webp({ quality, alphaQuality: Math.max(quality, 60), effort: 4, smartSubsample: true }),
  },
};

/**
 * Writes one picture as AVIF and WebP in several widths: `<name>-<width>.avif`.
 * @param {Buffer} png
 * @param {{ name: string, widths: readonly number[], webpWidths?: readonly number[], folder: string, bytes?: (width: number) => number,
 *   prepare?: (pixels: Buffer, width: number, height: number) => Buffer }} options `bytes`: how large the AVIF file of a width
 *   should be at most, the WebP file half as much again; `prepare`: changes the raw RGBA pixels of each width.
 * @returns {Promise<Picture>} The widest one's size, and the files.
 */
export async function encode(
  png,
  { name, widths, webpWidths = widths, folder, bytes = () => Infinity, prepare = (pixels) => pixels },
) {
  const sharp = await loadSharp();
  mkdirSync(folder, { recursive: true });
  const own = await sharp(png).metadata();
  const first = { avif: 0, webp: 0 };
  /** @type {Picture} */
  const picture = { width: 0, height: 0, avif: [], webp: [] };
  for (const width of [...widths].sort((a, b) => a - b)) {
    const height = Math.round((own.height * width) / own.width);
    const pixels = await sharp(png).resize({ width, height }).ensureAlpha().raw().toBuffer();
    const prepared = prepare(pixels, width, height);
    const image = () => sharp(prepared, { raw: { width, height, channels: 4 } });
    for (const format of /** @type {const} */ (['avif', 'webp'])) {
      if (format === 'webp' && !webpWidths.includes(width)) continue;
      const file = `${name}-${width}.${format}`;
      const most = bytes(width) * (format === 'webp' ? 1.5 : 1);
      const { data, tried } = await smallEnough(format, image, most, first[format]);
      first[format] = tried;
      writeFileSync(join(folder, file), data);
      picture[format].push({ src: file, width });
      console.log(`${file} ${(data.length / 1000).toFixed(0)} kB`);
    }
    picture.width = width;
    picture.height = height;
  }
  return picture;
}

/**
 * @param {'avif' | 'webp'} format
 * @param {() => Image} image
 * @param {number} most Bytes.
 * @param {number} first Which quality to begin with: what was too large for a narrow picture is too large for a wide one.
 * @returns {Promise<{ data: Buffer, tried: number }>} In the best quality that is small enough, or in the least.
 */
async function smallEnough(format, image, most, first) {
  const { qualities, write } = FORMATS[format];
  for (let tried = first; ; tried += 1) {
    const data = await write(image(), qualities[tried] ?? 0).toBuffer();
    if (data.length <= most || tried >= qualities.length - 1) return { data, tried };
  }
}
