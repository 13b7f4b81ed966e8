import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed } from '../process/steps.ts';

/** The fields of `package.json` that packing reads. */
export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly scripts?: unknown;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

type Dependencies = Readonly<Record<string, string>>;

/** An export of a packed package: its declarations before its code, because the first matching condition is used. */
interface PackedExport {
  readonly types: string;
  readonly default: string;
}

/**
 * Returns the manifest that a package is packed with: its exports name the compiled files, and its dependencies are ranges
 * instead of references to the workspace. `versionOf` returns the installed version of a dependency.
 */
export function publishedManifest(manifest: Manifest, versionOf: (dependency: string) => string) {
  const { private: _, scripts, devDependencies, exports = {}, dependencies, peerDependencies, ...rest } = manifest;
  const ranges = (given: Dependencies = {}) =>
    Object.fromEntries(Object.keys(given).map((name) => [name, `^${versionOf(name)}`]));
  const packed = Object.entries(exports)
    .filter(([, file]) => !file.includes('.fixture.'))
    .map(([name, file]): [string, PackedExport] => [name, compiled(file)]);
  return {
    ...rest,
    license: 'MIT',
    engines: { node: '>=20.19.0' },
    exports: { ...Object.fromEntries(packed), './package.json': './package.json' },
    dependencies: ranges(dependencies),
    ...(peerDependencies && { peerDependencies: ranges(peerDependencies) }),
  };
}

/** Returns the packed files of a source: `./start.js` of `./start.tsx`, `./run.mjs` of itself. */
function compiled(source: string): PackedExport {
  if (source.endsWith('.mjs')) return { types: source.replace(/\.mjs$/, '.d.mts'), default: source };
  return { types: source.replace(/\.tsx?$/, '.d.ts'), default: source.replace(/\.tsx?$/, '.js') };
}

/** Throws a `StepFailed` if a package's changelog has no section for its version: `## 1.2.0`. */
export function checkChangelog(folder: string, { name, version }: Pick<Manifest, 'name' | 'version'>): void {
  const file = join(folder, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.split(/\r?\n/).includes(`## ${version}`)) return;
  throw new StepFailed(`${name} ${version} cannot be packed: add a section "## ${version}" to ${file}.`);
}
