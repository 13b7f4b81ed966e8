import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { assetPrefix, containerName } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import { sha256 } from '../gate/built-release.ts';
import { integrityOf } from '../gate/scripts.ts';
import type { Violation } from '../gate/violation.ts';
import { type ExternalBuild, MANIFEST, readManifest } from './manifest.ts';

/** Files of a build that visitors do not load: its own pages, descriptions, licences and sources. */
const NOT_RELEASED = /^mf-(manifest|stats)\.json$|\.(html|map|LICENSE\.txt)$|^\./;

/** Module of the server bundle that exports the routes. */
const ROUTES = 'routes.js';

/** The folder of the release, below that of the build. */
const RELEASE = 'release';

/**
 * Converts the build of another tool to a release: a container with its `mf-manifest.json` in `web/`, and CommonJS for the server in
 * `server/`. Writes the release to `release/` in the same folder. Returns that folder, or the violations of the build.
 * @param folder The folder of the build, absolute.
 */
export async function convertBuild(
  name: string,
  folder: string,
): Promise<{ readonly folder: string } | { readonly violations: readonly Violation[] }> {
  const [web, server] = await Promise.all([filesIn(join(folder, 'web')), filesIn(join(folder, 'server'))]);
  const manifest = web.get(MANIFEST);
  const read = manifest ? readManifest(name, manifest.toString()) : { violations: [NO_MANIFEST] };
  const ofServer = serverViolations(server);
  if ('violations' in read) return { violations: [...read.violations, ...ofServer] };
  const { build } = read;
  const { violations, scripts, info } = build.isModule ? moduleBundle(name, build, web) : scriptBundle(build, web);
  if (violations.length + ofServer.length > 0) return { violations: [...violations, ...ofServer] };

  const target = join(folder, RELEASE);
  await rm(target, { recursive: true, force: true });
  await Promise.all(['web', 'server'].map((bundle) => mkdir(join(target, bundle), { recursive: true })));
  const assets = [...web.keys()].filter((file) => !isScript(file) && !NOT_RELEASED.test(file));
  const releaseInfo = { name, contract: CONTRACT_VERSION, shared: build.shared, ...info };
  await Promise.all([
    ...assets.map((file) => copyFile(join(folder, 'web', file), join(target, 'web', file))),
    ...[...scripts].map(([file, bytes]) => writeFile(join(target, 'web', file), bytes)),
    ...[...scriptsOf(server)].map(([file, bytes]) => writeFile(join(target, 'server', file), bytes)),
    writeFile(join(target, 'release.json'), `${JSON.stringify(releaseInfo, null, 2)}\n`),
  ]);
  return { folder: target };
}

const NO_MANIFEST: Violation = {
  field: `web/${MANIFEST}`,
  message: 'is missing: turn on the manifest of the federation plugin, and build into web/',
};

type Files = ReadonlyMap<string, Buffer>;

const isScript = (file: string) => file.endsWith('.js');

const scriptsOf = (files: Files): Files => new Map([...files].filter(([file]) => isScript(file)));

/** The client bundle of a release, and the violations of the build. */
interface ClientBundle {
  readonly violations: readonly Violation[];
  readonly scripts: Files;
  readonly info: Pick<BuildInfo, 'entry' | 'chunks'>;
}

/** Returns the bundle of a container that is a script: the scripts that the manifest names, or whose hashes are in the entry. */
function scriptBundle({ entry, routes }: ExternalBuild, web: Files): ClientBundle {
  const entryText = web.get(entry)?.toString() ?? '';
  const hashes = new Set(entryText.match(/sha384-[A-Za-z0-9+/]{64}/g));
  const named = [entry, ...routes.sync, ...routes.async];
  const isReleased = (file: string, bytes: Buffer) => named.includes(file) || hashes.has(integrityOf(bytes));
  // `[name].[contenthash].js`: a page's chunk has the name of its file in the server bundle.
  const chunks = new Map([['routes', [...routes.sync]]]);
  for (const file of routes.async) {
    const [chunk = file] = file.split('.');
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), file]);
  }
  const message = 'has no hashes of its other scripts: set security.sri (Rsbuild) to sha384';
  const hasNoHashes = hashes.size === 0 && named.length > 1;
  return {
    violations: [...missingViolations(named, web), ...(hasNoHashes ? [{ field: `web/${entry}`, message }] : [])],
    scripts: new Map([...scriptsOf(web)].filter(([file, bytes]) => isReleased(file, bytes))),
    info: { entry, chunks: Object.fromEntries(chunks) },
  };
}

/** Returns the bundle of a container of ES modules: all of them are loaded by a script that checks their hashes. */
function moduleBundle(name: string, { entry, routes }: ExternalBuild, web: Files): ClientBundle {
  const modules = scriptsOf(web);
  const hashes = Object.fromEntries([...modules].map(([file, bytes]) => [file, integrityOf(bytes)]).sort());
  // Which page needs one is not known.
  const styleSheets = [...routes.sync, ...routes.async].filter((file) => !isScript(file));
  const loader = Buffer.from(moduleLoader(name, entry, hashes));
  const loaderFile = `entry.${sha256(loader).slice(0, 10)}.js`;
  return {
    violations: missingViolations([entry, ...routes.sync, ...routes.async], web),
    scripts: new Map([...modules, [loaderFile, loader]]),
    info: { entry: loaderFile, chunks: { routes: [...Object.keys(hashes), ...styleSheets] } },
  };
}

const missingViolations = (named: readonly string[], web: Files): Violation[] =>
  named
    .filter((file) => !web.has(file))
    .map((file) => ({
      field: `web/${file}`,
      message: 'is named by the manifest and missing: write all files beside each other',
    }));

function serverViolations(server: Files): Violation[] {
  if (!server.has(ROUTES)) {
    const message = 'is missing: build the module that exports the routes for Node, as CommonJS, into server/';
    return [{ field: `server/${ROUTES}`, message }];
  }
  const message = 'is not CommonJS: set the format of the server bundle to cjs';
  const modules = [...scriptsOf(server)].filter(([, bytes]) => !isCommonJs(bytes.toString()));
  return modules.map(([file]) => ({ field: `server/${file}`, message }));
}

/** Compiles a script as the render processes do, without running it. */
function isCommonJs(text: string): boolean {
  try {
    compileFunction(text, ['module', 'exports', 'require']);
    return true;
  } catch {
    return false;
  }
}

/** Returns the bytes of the files in a folder, without subfolders. Empty if there is no such folder. */
async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const files = names.sort().map(async (name) => [name, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all(files));
}

/**
 * Returns the text of a script that provides a container of ES modules to a shell. An `import` checks no hash, so the script preloads every
 * module by its hash: the browser has all of them before the first one runs, and runs none if one of them was altered.
 * @param modules The hash of each module (`sha384-…`) by its file name.
 */
function moduleLoader(name: string, entry: string, modules: Readonly<Record<string, string>>): string {
  return `window.${containerName(name)} = (() => {
  const modules = ${JSON.stringify(modules, null, 2)};
  const preload = ([file, integrity]) => new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = '${assetPrefix(name)}' + file;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href + ' is missing, or not what was released'));
    };
    document.head.append(link);
  });
  let loading;
  const load = () => (loading ??= Promise.all(Object.entries(modules).map(preload))
    .then(() => import('${assetPrefix(name)}${entry}'))
    .catch((error) => {
      loading = undefined;
      throw error;
    }));
  return {
    init: async (...args) => (await load()).init(...args),
    get: async (...args) => (await load()).get(...args),
  };
})();
`;
}
