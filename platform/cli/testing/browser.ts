import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.ts';
import { step } from '../process/steps.ts';

/** Names of Chromium on Linux and macOS. Tests are twice as fast in the first one, which has no windows. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const;

/** Returns the path of a browser for tests: CHROMIUM_PATH, Playwright's own download, or one on PATH. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || firstThatExists([ownBrowser(), ...onPath(NAMES)]);
}

/** Returns the path that Playwright's own download has. Loads Playwright, which takes 0.5 s, only now. */
function ownBrowser(): string {
  const { chromium }: typeof import('@playwright/test') = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

/** Returns the path of a Firefox for tests, if one is on PATH. */
export function findFirefox(): string | undefined {
  return firstThatExists(onPath(['firefox', 'firefox-esr']));
}

/** Returns the paths that programs may have. */
function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

const firstThatExists = (paths: readonly string[]) => paths.find((path) => path !== '' && existsSync(path));

/** Finds a browser, or installs one if possible: Playwright's own download, or else the system's package. */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  for (const attempt of [undefined, download, installPackage]) {
    await attempt?.();
    const browser = findBrowser();
    if (browser !== undefined) return browser;
  }
  return undefined;
}

async function download(): Promise<void> {
  step('browser', 'downloading Chromium …');
  const { code, output } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) step('browser', `could not be downloaded\n${output.trimEnd()}`);
}

async function installPackage(): Promise<void> {
  if (process.platform !== 'linux') return;
  step('browser', 'installing Chromium …');
  const [program, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) =>
    run(program ?? '', [...before, '-o', 'DPkg::Lock::Timeout=300', '-y', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = (name: string) => apt('install', '--no-install-recommends', name);
  const [smallest, whole] = NAMES;
  if ((await install(smallest)).code === 0) return;
  await apt('update');
  if ((await install(smallest)).code === 0) return;
  const { code, output } = await install(whole);
  if (code !== 0) step('browser', `${whole} could not be installed\n${output.trimEnd()}`);
}
