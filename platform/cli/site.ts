import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StepFailed, wrongUse } from './process/steps.ts';
import { isStandalone, nearestFolder, root } from './workspace.mjs';

/** The folder of the site that commands work on: the nearest one, from the working directory upwards, that has a shell. */
export const siteFolder = nearestFolder('shell/rsbuild.config.ts') ?? root;

/** The folder of the site's server: its own API, or else the platform's server, which serves pages only and is packed with its build. */
export const serverFolder = isStandalone
  ? join(root, 'node_modules/@platform/server')
  : existsSync(join(siteFolder, 'api/main.ts'))
    ? join(siteFolder, 'api')
    : join(root, 'platform/server');

/** A package that is released on its own: the shell or a remote. `label` is the name of its folder (absolute): `marketing-mfe`. */
export interface FrontEnd {
  /** Its name in the registry: `marketing`. */
  readonly name: string;
  readonly label: string;
  readonly folder: string;
}

export type Mode = 'production' | 'development';

/** Returns the front end in a folder. */
export function frontEndAt(folder: string): FrontEnd {
  const label = basename(folder);
  return { name: label.replace(/-mfe$/, ''), label, folder };
}

/** Returns the remote of a repository without a shell, whose folder may have any name; undefined in a site. */
export function ownFrontEnd(): FrontEnd | undefined {
  if (!isStandalone || existsSync(join(root, 'shell'))) return undefined;
  const { name }: { name: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...frontEndAt(name), folder: root };
}

/** Returns the site's front ends, the shell first. */
export function frontEnds(): FrontEnd[] {
  const own = ownFrontEnd();
  if (own) return [own];
  const folders = readdirSync(siteFolder)
    .map((name) => join(siteFolder, name))
    .filter((folder) => existsSync(join(folder, 'rsbuild.config.ts')))
    .map(frontEndAt);
  if (folders.length === 0) throw new StepFailed(`There is no site at or above ${process.cwd()}.`);
  return folders.sort(
    (a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || (a.label < b.label ? -1 : 1),
  );
}

/** Returns the front end with a package's or a registry's name. */
export function findFrontEnd(name: string): FrontEnd {
  const match = frontEnds().find((frontEnd) => frontEnd.label === name || frontEnd.name === name);
  if (match) return match;
  throw wrongUse(`There is no front end ${name}. Front ends: ${labels()}.`);
}

/** Returns the only front end that a command line names. */
export function onlyFrontEnd(names: readonly string[], usage: string): FrontEnd {
  const [name = ownFrontEnd()?.name] = names;
  if (name !== undefined && names.length <= 1) return findFrontEnd(name);
  throw wrongUse(`Name one of ${labels()}: ${usage}`);
}

const labels = () =>
  frontEnds()
    .map(({ label }) => label)
    .join(', ');

/** Returns the folder of a front end's build. */
export const buildFolder = (folder: string, mode: Mode = 'production'): string =>
  join(folder, mode === 'development' ? 'dist/development' : 'dist');

/** Returns the folders of the builds that are released by a start, the shell's first. */
export const releaseFolders = (): string[] => frontEnds().map(({ folder }) => buildFolder(folder));
