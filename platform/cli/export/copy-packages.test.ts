import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { copyPackages, packagesOf } from './copy-packages.ts';

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-packages-'));
  target = join(folder, 'out/node_modules');
});
afterEach(() => rm(folder, { recursive: true }));

/** Installs a package as pnpm does: in a folder of its own, with links to what it depends on. `links`: folders by name. */
async function install(name: string, version: string, links: Record<string, string> = {}, manifest: object = {}) {
  const store = join(folder, 'store', `${name.replace('/', '+')}@${version}`, 'node_modules');
  const place = join(store, name);
  await mkdir(place, { recursive: true });
  const dependencies = Object.fromEntries(Object.keys(links).map((name) => [name, '*']));
  await writeFile(join(place, 'package.json'), JSON.stringify({ name, version, dependencies, ...manifest }));
  await writeFile(join(place, 'index.js'), `module.exports = '${name} ${version}';`);
  for (const [dependency, to] of Object.entries(links)) await link(to, store, dependency);
  return place;
}

async function link(to: string, modules: string, name: string) {
  await mkdir(join(modules, name, '..'), { recursive: true });
  await symlink(to, join(modules, name));
}

it('copies packages with their dependencies, each version where its dependent resolves it', async () => {
  const [old, current] = [await install('goose', '1.0.0'), await install('goose', '2.0.0')];
  const nest = await install('nest', '1.0.0', { goose: old });
  const egg = await install('@barn/egg', '1.0.0', { goose: current, nest });
  const modules = join(folder, 'node_modules');
  await link(current, modules, 'goose');
  await link(egg, modules, '@barn/egg');

  await copyPackages(['goose', '@barn/egg'], folder, target);
  const from = (path: string) => createRequire(join(target, path, 'index.js'));
  expect(from('@barn/egg')('goose')).toBe('goose 2.0.0');
  expect(from('@barn/egg')('nest')).toBe('nest 1.0.0');
  expect(from('nest')('goose')).toBe('goose 1.0.0');
  expect((await readdir(target)).sort()).toEqual(['@barn', 'goose', 'nest']);
});

it('skips missing optional packages, and names a missing dependency', async () => {
  const optional = { dependencies: { egg: '*' }, optionalDependencies: { 'egg-of-another-system': '*' } };
  const egg = await install('egg', '1.0.0');
  const goose = await install('goose', '1.0.0', { egg }, optional);
  await link(goose, join(folder, 'node_modules'), 'goose');
  await copyPackages(['gander', 'goose'], folder, target);
  expect((await readdir(target)).sort()).toEqual(['egg', 'goose']);
  await rm(egg, { recursive: true });
  await expect(copyPackages(['goose'], folder, target)).rejects.toThrow(/egg is not installed/);
});

it('returns the packages that programs import, without built-in and own modules', async () => {
  await writeFile(join(folder, 'own.js'), `export const own = 1;`);
  await writeFile(
    join(folder, 'main.js'),
    `import 'node:fs'; import os from 'os'; import './own.js'; import goose from 'goose/feathers';
     const { egg } = await import('@barn/egg'); console.log(os, goose, egg);`,
  );
  expect(await packagesOf(folder)).toEqual(['@barn/egg', 'goose']);
  expect(await readFile(join(folder, 'own.js'), 'utf8')).toBe('export const own = 1;');
});
