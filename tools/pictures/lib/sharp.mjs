import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { run } from '../../lib/run.mjs';

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
const folder = fileURLToPath(new URL('../node_modules/sharp', import.meta.url));

/**
 * The image encoder. It is no dependency of the site: pictures are made seldom, and what is made is committed.
 * @returns {Promise<Sharp>} Installed first where it is missing.
 */
export async function loadSharp() {
  if (!existsSync(folder)) await install();
  return require('sharp');
}

async function install() {
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: 'tools/pictures' });
  if (code !== 0) throw new Error(`What tools/pictures needs could not be installed\n${output}`);
}
