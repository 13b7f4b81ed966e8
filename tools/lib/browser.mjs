import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../platform/cli/lib/run.mjs';

/** Names of Chromium on Linux and macOS machines. Without its windows it takes half the time. */
const names = /** @type {const} */ ([
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]);

/**
 * A browser for the tests: CHROMIUM_PATH, the runner's own download, or one on PATH.
 * @returns {Promise<string | undefined>} Its program's path; nothing if there is none.
 */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find((path) => path !== '' && existsSync(path));
}

/**
 * Finds a browser, or installs one where that is possible: the runner's own download first, then the system's package.
 * @param {(text: string) => void} say Told what is tried.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallBrowser(say) {
  for (const attempt of [undefined, download, systemPackage]) {
    if (attempt !== undefined) await attempt(say);
    const found = await findBrowser();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @param {(text: string) => void} say */
async function download(say) {
  say('none found, downloading one …');
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) say(`could not be downloaded\n${output.trimEnd()}`);
}

/** @param {(text: string) => void} say */
async function systemPackage(say) {
  if (process.platform !== 'linux') return;
  say('installing Chromium …');
  const asRoot = process.getuid?.() === 0;
  const program = asRoot ? 'apt-get' : 'sudo';
  const before = asRoot ? [] : ['-n', 'apt-get'];
  /** @param {readonly string[]} args */
  const apt = (...args) =>
    run(program, [...before, '-o', 'DPkg::Lock::Timeout=300', '-y', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = (/** @type {string} */ name) => apt('install', '--no-install-recommends', name);
  const [smaller, whole] = names;
  if ((await install(smaller)).code === 0) return;
  await apt('update');
  if ((await install(smaller)).code === 0) return;
  const { code, output } = await install(whole);
  if (code !== 0) say(`${whole} could not be installed\n${output.trimEnd()}`);
}
