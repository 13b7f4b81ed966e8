/** A `package.json`, as far as packing reads it. */
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

/** An export of a packed package: its declarations before its code, because the first condition that fits is taken. */
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

/** Returns what becomes of a source: `./start.tsx` is compiled to `./start.js`, `./run.mjs` stays what it is. */
function compiled(source: string): PackedExport {
  if (source.endsWith('.mjs')) return { types: source.replace(/\.mjs$/, '.d.mts'), default: source };
  return { types: source.replace(/\.tsx?$/, '.d.ts'), default: source.replace(/\.tsx?$/, '.js') };
}
