import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative, resolve } from 'node:path';
import { build, STAMP } from '../builds/build.ts';
import { copyPackages, packagesOf } from '../export/copy-packages.ts';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { frontEnds, serverFolder, siteFolder } from '../site.ts';
import { install } from '../workspace.mjs';

/** Programs of an exported site: the server, and a program that waits until it is ready. */
const PROGRAMS = ['serve.mjs', 'ready.mjs'];

/** Optional files that the server reads. */
const FILES = ['site.json', 'budgets.json', 'redirects.json'];

/**
 * Writes a built site into a folder from which it can be served without its sources and tools. It is renamed at the end, so that an
 * incomplete folder never has its name.
 * @param target Absolute path of a folder that does not exist.
 * @throws StepFailed if it does, or if something is not built.
 */
async function exportSite(target: string): Promise<void> {
  if (existsSync(target)) throw new StepFailed(`${target} exists: name a new folder.`);
  const incomplete = `${target}.part`;
  await rm(incomplete, { recursive: true, force: true });
  await mkdir(incomplete, { recursive: true });
  await copyBuild(serverFolder, join(incomplete, 'server'));
  for (const { folder } of frontEnds()) await copyBuild(folder, join(incomplete, 'builds', basename(folder)));
  for (const name of FILES) {
    if (existsSync(join(siteFolder, name))) await copyFile(join(siteFolder, name), join(incomplete, name));
  }
  const texts = join(serverFolder, 'content');
  if (existsSync(texts)) await copyTexts(texts, join(incomplete, 'content'));
  for (const name of PROGRAMS) await copyFile(join(import.meta.dirname, '../export', name), join(incomplete, name));
  await writeFile(join(incomplete, 'package.json'), '{ "private": true, "type": "module" }\n');
  const names = await packagesOf(join(incomplete, 'server'));
  await copyPackages(names, serverFolder, join(incomplete, 'node_modules'));
  await rename(incomplete, target);
}

/** Copies the texts that a server reads when it starts: the YAML and Markdown files in the folder `content` beside its build. */
const copyTexts = (from: string, target: string): Promise<void> =>
  cp(from, target, { recursive: true, filter: (path) => ['', '.yaml', '.md'].includes(extname(path)) });

/** Copies the production build of a package. */
async function copyBuild(folder: string, target: string): Promise<void> {
  const from = join(folder, 'dist');
  if (!existsSync(from)) throw new StepFailed(`${from} does not exist: run npm run build.`);
  const skipped = new Set([join(from, STAMP), join(from, 'development')]);
  await cp(from, target, { recursive: true, filter: (path) => !skipped.has(path) });
}

const help = `npm run export -- FOLDER
  Builds the site, and writes into FOLDER, which must not exist, all that a server needs: the server, the packages that it loads,
  the builds of all front ends, and site.json with the files beside it. "node FOLDER/serve.mjs" releases the builds that were never
  released, and serves. It runs on systems of the same kind as this one.`;

await command(help, {}, async ({ positionals: [folder, ...rest] }) => {
  if (folder === undefined || rest.length > 0) throw wrongUse('Name one folder: npm run export -- FOLDER');
  install();
  await build([...frontEnds().map((frontEnd) => frontEnd.folder), serverFolder]);
  const startedAt = performance.now();
  const target = resolve(folder);
  await exportSite(target);
  step('export', relative(process.cwd(), target) || '.', startedAt);
});
