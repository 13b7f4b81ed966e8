import { compileFunction } from 'node:vm';
import type { ServerBundle } from './messages.ts';

/** A server bundle that can be run. */
export type Bundle = ReturnType<typeof openBundle>;

/**
 * Opens a CommonJS bundle. `require('./x')` loads another file of the bundle; any other module comes from `provide`, which throws
 * for modules it does not provide. `import()` always rejects.
 */
export function openBundle(name: string, files: ServerBundle, provide: (module: string) => unknown) {
  const modules = new Map<string, { exports: unknown }>();
  let loaded: string[] = [];

  /** Returns the exports of a file. Runs each file once. */
  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text === undefined) throw new Error(`${name} has no file ${file} in its server bundle`);
    const module = { exports: {} as unknown };
    modules.set(file, module);
    loaded.push(file);
    const require = (request: string) => (request.startsWith('./') ? load(request.slice(2)) : provide(request));
    const run = compileFunction(text, ['module', 'exports', 'require'], { filename: `${name}/${file}` });
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
