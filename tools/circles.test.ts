import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@platform/cli/workspace';

/** Folders whose direct subfolders import each other in one direction only. Type imports count; tests and their fixtures do not. */
const roots = ['admin-mfe', 'platform/server'];

/** The specifier of a relative import or export, static or dynamic. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']*)'/g;

/** Returns, for each subfolder, the other subfolders that its files import. A file of the root itself belongs to none. */
function importsOf(folder: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const base = join(root, folder);
  const subfolderOf = (file: string) => {
    const [first = '..', ...rest] = relative(base, file).split(sep);
    return first === '..' || rest.length === 0 ? undefined : first;
  };
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const from = subfolderOf(file);
    const isSource = /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|[\\/](node_modules|dist)[\\/]/.test(file);
    if (!from || !entry.isFile() || !isSource) continue;
    const imports = graph.get(from) ?? new Set();
    graph.set(from, imports);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = subfolderOf(join(dirname(file), specifier));
      if (to && to !== from) imports.add(to);
    }
  }
  return graph;
}

/** Returns the folders in circles, and those that import them, with their imports among each other. */
function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const remaining = new Map(graph);
  const importsIn = (folder: string) =>
    [...(remaining.get(folder) ?? [])].filter((imported) => remaining.has(imported));
  for (;;) {
    const leaf = [...remaining.keys()].find((folder) => importsIn(folder).length === 0);
    if (leaf === undefined) break;
    remaining.delete(leaf);
  }
  return Object.fromEntries([...remaining.keys()].map((folder) => [folder, importsIn(folder)]));
}

test('finds circles', () => {
  const imports = { a: 'b', b: 'cd', c: 'a', d: 'be', e: '' };
  const graph = new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
  expect(circlesOf(graph)).toEqual({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['b'] });
});

test.each(roots)('the folders of %s do not import each other in circles', (folder) => {
  const graph = importsOf(folder);
  expect(graph.size).toBeGreaterThan(1);
  expect(circlesOf(graph)).toEqual({});
});
