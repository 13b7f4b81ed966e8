import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

/** Paths of the files of a server half, by file name. */
export type BundleFiles = Readonly<Record<string, string>>;

/** A server half that can be run. */
export type Bundle = ReturnType<typeof openBundle>;

/**
 * Opens a CommonJS bundle whose files can be in any folder. `require('./x')` loads another file of the bundle; any other
 * module comes from `provide`, which throws for modules it does not provide.
 */
export function openBundle(name: string, files: BundleFiles, provide: (module: string) => unknown) {
  const modules = new Map<string, { exports: unknown }>();
  let loaded: string[] = [];

  /** Returns the exports of a file. Runs each file once. */
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
    /** Returns the files loaded while `action` runs. */
    async loadedDuring(action: () => Promise<unknown>): Promise<readonly string[]> {
      loaded = [];
      await action();
      return loaded;
    },
  };
}
