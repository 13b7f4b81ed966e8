import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { run } from '@platform/cli/process/run';
import { StepFailed } from '@platform/cli/process/steps';

/** @typedef {Record<string, number | { min: number, max: number }>} Axes One value fixes an axis, two leave it between them. */

/** @typedef {{ targetFormat: 'woff2' | 'sfnt', variationAxes: Axes, keepFeatures: string[], noHinting: boolean }} SubsetOptions */

/**
 * The parts of the libraries that are used here: their own types are there only after they were installed.
 * @typedef {object} Libraries
 * @property {(font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>} subset
 * @property {(font: Buffer) => Parameters<typeof import('./fallback.mjs').fallbackOf>[0]} open
 * @property {(file: string) => Promise<Buffer>} source Reads a file of a source package.
 */

const require = createRequire(import.meta.url);

/** @returns {Promise<Libraries>} Installed first where they are missing: they are no dependencies of the site. */
export async function loadLibraries() {
  if (!existsSync(fileURLToPath(new URL('node_modules/subset-font', import.meta.url)))) await install();
  return {
    subset: require('subset-font'),
    open: require('fontkit').create,
    source: (file) => readFile(require.resolve(`@fontsource-variable/${file}`)),
  };
}

async function install() {
  const args = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: 'tools/fonts' });
  if (code !== 0) throw new StepFailed('What tools/fonts needs could not be installed', output);
}
