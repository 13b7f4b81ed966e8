import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StepFailed } from '../process/steps.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies installed packages, and all that they depend on, into a folder `node_modules`. Of a package in two versions the second one is
 * put below the package that needs it. What is not installed is left out: packages of other systems, and those of which a library
 * knows that they may be missing.
 * @param from Folder from which the packages are found, as Node finds them.
 * @throws StepFailed if a dependency that is not optional is not installed.
 */
export async function copyPackages(names: readonly string[], from: string, target: string): Promise<void> {
  const placed = new Map<string, string>();

  async function place(name: string, dependent: string, folder: string, isOptional: boolean): Promise<void> {
    const source = find(name, dependent);
    if (source === undefined) {
      if (isOptional) return;
      throw new StepFailed(`${name} is not installed: run npm start once.`);
    }
    const shared = join(target, name);
    const copy = [undefined, source].includes(placed.get(shared)) ? shared : join(folder, 'node_modules', name);
    if (placed.has(copy)) return;
    placed.set(copy, source);
    await cp(source, copy, { recursive: true, filter: (path) => path !== join(source, 'node_modules') });
    const { dependencies = {}, optionalDependencies = {} } = readManifest(source);
    for (const one of Object.keys(dependencies)) await place(one, source, copy, one in optionalDependencies);
    for (const one of Object.keys(optionalDependencies)) await place(one, source, copy, true);
  }

  for (const name of names) await place(name, from, dirname(target), true);
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the real folder of a package, looked for as Node does; undefined if it is not installed. */
function find(name: string, dependent: string): string | undefined {
  for (let folder = realpathSync(dependent); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}
