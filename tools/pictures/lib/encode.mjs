import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { heightOf } from './modules.mjs';
import { installed, PICTURES } from './repository.mjs';

/** @typedef {import('./modules.mjs').Format} Format */

/**
 * The part of sharp that is used here. Its own types exist only after it was installed.
 * @typedef {object} Image
 * @property {(options: { width: number, height: number }) => Image} resize
 * @property {(options: object) => Image} avif
 * @property {(options: object) => Image} webp
 * @property {() => Image} ensureAlpha
 * @property {() => Image} raw
 * @property {() => Promise<Buffer>} toBuffer
 */

/**
 * Encoders, and the qualities to try, one after the other, while a file is too large. WebP keeps its alpha better than its
 * colour: below 60 faint lines turn into flat patches.
 * @type {Record<Format, { qualities: readonly number[], encode: (image: Image, quality: number) => Image }>}
 */
const ENCODERS = {
  avif: {
    qualities: [54, 42, 34, 29],
    encode: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
  },
  webp: {
    qualities: [78, 56, 40, 28],
    encode: (image, quality) =>
      image.webp({ quality, alphaQuality: Math.max(quality, 60), effort: 4, smartSubsample: true }),
  },
};

/** @returns {(input: Buffer, options?: object) => Image} The image encoder. */
function loadSharp() {
  return createRequire(import.meta.url)(installed('pictures', 'sharp'));
}

/**
 * Writes the files of a picture.
 * @param {Buffer} png
 * @param {import('./modules.mjs').Kind} kind
 * @param {string} id
 */
export async function encode(png, kind, id) {
  const sharp = loadSharp();
  const folder = join(PICTURES, kind.name, id);
  mkdirSync(folder, { recursive: true });
  for (const format of /** @type {const} */ (['avif', 'webp'])) {
    const { qualities, encode: encoded } = ENCODERS[format];
    // A quality whose file was too large for a narrow picture is not tried again for a wide one.
    let tried = 0;
    for (const width of kind.widths[format]) {
      const height = heightOf(kind, width);
      const pixels = await sharp(png).resize({ width, height }).ensureAlpha().raw().toBuffer();
      const raw = { width, height, channels: 4 };
      const data = () => encoded(sharp(pixels, { raw }), qualities[tried] ?? 0).toBuffer();
      const maxBytes = kind.bytes(width) * (format === 'webp' ? 1.5 : 1);
      let file = await data();
      for (; file.length > maxBytes && tried < qualities.length - 1; file = await data()) tried += 1;
      const name = `${id}-${width}.${format}`;
      writeFileSync(join(folder, name), file);
      console.log(`${name} ${(file.length / 1000).toFixed(0)} kB`);
    }
  }
}
