import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { HOT } from './mode.ts';

/** Modules that exist once in a page and come from the shell, at the shell's version. Both bundles use this list. */
export const SHARED: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  'zustand',
  ...(HOT ? ['@emotion/react/jsx-dev-runtime'] : []),
];

/** Outside development servers the shell's module for development is empty: see `platform/browser/loading/shared-modules.ts`. */
export const sharedAlias: Record<string, false> = HOT ? {} : { '@emotion/react/jsx-dev-runtime$': false };

/** Returns the package of a shared module, such as `react` for `react/jsx-runtime`. */
export function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages whose copy renders the page itself: a second one has no access to the state of the first. */
const ONE_COPY = ['react', 'react-dom', 'react-router', 'react-router-dom', '@emotion/react'];

/**
 * Returns the range of a shared package that a remote requires of the shell: the one that it declares (`^19.1.0`), or, where it
 * pins a version, every version from the first patch of that minor to the next major. So a remote may be a patch ahead.
 * @param declared The version in package.json: a range, a version, or a reference to a catalog.
 */
export function rangeOf(declared: string, installed: string): string {
  const isRange = semver.validRange(declared) !== null && semver.valid(declared) === null && declared.trim() !== '*';
  if (isRange && declared.trim() !== '') return declared;
  return `^${semver.major(installed)}.${semver.minor(installed)}.0`;
}

/** Returns the ranges of the shared packages that a remote requires of the shell, by package. */
export function rangesOf(root: string, ownCopies: readonly string[] = []): Record<string, string> {
  const { dependencies = {} } = readManifest(root);
  const versions = Object.entries(versionsOf(root)).filter(([name]) => !ownCopies.includes(name));
  return Object.fromEntries(versions.map(([name, version]) => [name, rangeOf(dependencies[name] ?? '', version)]));
}

/** Returns the installed versions of the shared packages that the package depends on. */
export function versionsOf(root: string): Record<string, string> {
  const { dependencies = {} } = readManifest(root);
  const names = [...new Set(SHARED.map(packageOf))].filter((name) => name in dependencies);
  return Object.fromEntries(names.map((name) => [name, installedVersion(name, root)]));
}

/** Returns the version of a package that a folder's modules import, wherever above the folder it is installed. */
function installedVersion(name: string, folder: string): string {
  const installed = join(folder, 'node_modules', name);
  if (existsSync(join(installed, 'package.json'))) return readManifest(installed).version;
  if (folder === dirname(folder)) throw new Error(`${name} is not installed.`);
  return installedVersion(name, dirname(folder));
}

/** Returns the modules that a remote takes from the shell. Throws if it must not bundle its own copy of one of the packages. */
export function sharedModulesOf(ownCopies: readonly string[]): readonly string[] {
  for (const name of ownCopies) {
    if (ONE_COPY.includes(name)) {
      throw new Error(
        `A remote cannot bundle its own ${name}: the shell's copy renders its pages. Build against the shell's major.`,
      );
    }
    if (!SHARED.includes(name))
      throw new Error(`${name} is not shared, so that each remote bundles its own copy: do not list it.`);
  }
  return SHARED.filter((module) => !ownCopies.includes(packageOf(module)));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
