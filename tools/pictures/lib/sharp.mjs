import { createRequire } from 'node:module';
import { installed } from './installed.mjs';

/**
 * The part of sharp that is used here: its own types are there only after it was installed.
 * @typedef {object} Image
 * @property {(options: { width: number, height?: number, kernel?: string }) => Image} resize
 * @property {(options: object) => Image} avif
 * @property {(options: object) => Image} webp
 * @property {(options?: object) => Image} png
 * @property {() => Image} ensureAlpha
 * @property {() => Image} raw
 * @property {(sigma: number) => Image} blur
 * @property {() => Promise<{ width: number, height: number }>} metadata
 * @property {(path: string) => Promise<{ size: number }>} toFile
 * @property {() => Promise<Buffer>} toBuffer
 */

/** @typedef {(input: Buffer | string, options?: object) => Image} Sharp */

const require = createRequire(import.meta.url);

/**
 * The image encoder. It is no dependency of the site: pictures are made seldom, and what is made is committed.
 * @returns {Promise<Sharp>} Installed first where it is missing.
 */
export async function loadSharp() {
  await installed('sharp');
  return require('sharp');
}
