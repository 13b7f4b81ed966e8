import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@platform/cli/testing/browser';
import { chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Absolute path of the folder that contains the pictures and their modules. */
export const PICTURES = join(ROOT, 'packages/pictures/src');

/**
 * Formats modules that a tool has written, by default those of the pictures.
 * @param {string} folder
 */
export function format(folder = PICTURES) {
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Returns the folder of a package that a tool depends on. If it is missing, installs all dependencies of the tool first: they
 * are not dependencies of the site.
 * @param {'fonts' | 'pictures'} tool
 * @param {string} name
 */
export function installed(tool, name) {
  const cwd = join(ROOT, 'tools', tool);
  const folder = join(cwd, 'node_modules', name);
  const args = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(folder)) execFileSync('npm', args, { cwd, stdio: 'inherit' });
  return folder;
}

/**
 * Calls `work` with a browser, and closes the browser afterwards, also if `work` throws.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Error('Pictures are made in Chromium: set CHROMIUM_PATH to the path of its program.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
