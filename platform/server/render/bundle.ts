import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** Paths of the files of a server half, by file name. */
export type BundleFiles = Readonly<Record<string, string>>;

/** A server half that is being run. */
export interface Bundle {
  /** The exports of one of its files. */
  load(file: string): unknown;
  /** The files loaded while `action` runs. */
  loadedDuring(action: () => Promise<unknown>): Promise<readonly string[]>;
}

/**
 * Runs a CommonJS bundle from files that may lie anywhere. `./x` is another file of the bundle; any other module comes
 * from `provide`, which throws for what it does not give out.
 */
export function openBundle(name: string, files: BundleFiles, provide: (module: string) => unknown): Bundle {
  const modules = new Map<string, { exports: unknown }>();
  let loaded: string[] = [];

  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const path = files[file];
    if (path === undefined) throw new Error(`${name} has no file ${file} in its server half`);
    const module = { exports: {} as unknown };
    modules.set(file, module);
    loaded.push(file);
    const require = (request: string) => (request.startsWith('./') ? load(request.slice(2)) : provide(request));
    const run = compileFunction(readFileSync(path, 'utf8'), ['module', 'exports', 'require'], {
      filename: `${name}/${file}`,
    });
    run(module, module.exports, require);
    return module.exports;
  };

  return {
    load,
    async loadedDuring(action) {
      loaded = [];
      await action();
      return loaded;
    },
  };
}
