import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { assetPrefix, containerName } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import { CONTRACT_VERSION } from '@platform/contract/version';
import { sha256 } from '../gate/built-release.ts';
import { integrityOf } from '../gate/scripts.ts';
import type { Violation } from '../gate/violation.ts';
import { MANIFEST, type PlainBuild, readManifest } from './manifest.ts';

/** Files of a plain build that visitors do not load: pages of its own, descriptions, licences and sources. */
const NOT_RELEASED = /^mf-(manifest|stats)\.json$|\.(html|map|LICENSE\.txt)$|^\./;

/** Module of the server bundle that exports the routes. */
const ROUTES = 'routes.js';

/** The folder of the release, below that of the build. */
const RELEASE = 'release';

/**
 * Makes a release of what another build made: a container with its `mf-manifest.json` in `web/`, and CommonJS for the server in
 * `server/`. Writes it to `release/` in the same folder, and returns that folder, or what is wrong with the build.
 * @param folder The folder of the build, absolute.
 */
export async function releaseOfPlainBuild(
  name: string,
  folder: string,
): Promise<{ readonly folder: string } | { readonly violations: readonly Violation[] }> {
  const [web, server] = await Promise.all([filesIn(join(folder, 'web')), filesIn(join(folder, 'server'))]);
  const text = web.get(MANIFEST);
  const read = text ? readManifest(name, text.toString()) : { violations: [NO_MANIFEST] };
  const broken = serverViolations(server);
  if ('violations' in read) return { violations: [...read.violations, ...broken] };
  const { build } = read;
  const { violations, scripts, info } = build.isModule ? ofModules(name, build, web) : ofScripts(build, web);
  if (violations.length + broken.length > 0) return { violations: [...violations, ...broken] };

  const target = join(folder, RELEASE);
  await rm(target, { recursive: true, force: true });
  await Promise.all(['web', 'server'].map((half) => mkdir(join(target, half), { recursive: true })));
  const others = [...web.keys()].filter((file) => !file.endsWith('.js') && !NOT_RELEASED.test(file));
  await Promise.all([
    ...others.map((file) => copyFile(join(folder, 'web', file), join(target, 'web', file))),
    ...[...scripts].map(([file, bytes]) => writeFile(join(target, 'web', file), bytes)),
    ...[...server]
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, bytes]) => writeFile(join(target, 'server', file), bytes)),
    writeFile(
      join(target, 'release.json'),
      `${JSON.stringify({ name, contract: CONTRACT_VERSION, shared: build.shared, ...info }, null, 2)}\n`,
    ),
  ]);
  return { folder: target };
}

const NO_MANIFEST: Violation = {
  field: `web/${MANIFEST}`,
  message: 'is missing: turn on the manifest of the federation plugin, and build into web/',
};

type Files = ReadonlyMap<string, Buffer>;

/** What the client bundle of a release becomes, and what is wrong with it. */
interface WebHalf {
  readonly violations: readonly Violation[];
  readonly scripts: Files;
  readonly info: Pick<BuildInfo, 'entry' | 'chunks'>;
}

/** Of a container that is a script: its scripts stay as they are. What its entry does not name, such as a page of its own, is left out. */
function ofScripts({ entry, routes }: PlainBuild, web: Files): WebHalf {
  const hashes = new Set(
    web
      .get(entry)
      ?.toString()
      .match(/sha384-[A-Za-z0-9+/]{64}/g),
  );
  const named = [entry, ...routes.sync, ...routes.async];
  const scripts = new Map(
    [...web].filter(
      ([file, bytes]) => file.endsWith('.js') && (named.includes(file) || hashes.has(integrityOf(bytes))),
    ),
  );
  // `[name].[contenthash].js`: a page's chunk has the name of its file in the server bundle.
  const chunks = new Map([['routes', [...routes.sync]]]);
  for (const file of routes.async) {
    const [chunk = file] = file.split('.');
    chunks.set(chunk, [...(chunks.get(chunk) ?? []), file]);
  }
  const message = 'has no hashes of its other scripts: set security.sri (Rsbuild) to sha384';
  const violations = [
    ...missingViolations(named, web),
    ...(hashes.size === 0 && named.length > 1 ? [{ field: `web/${entry}`, message }] : []),
  ];
  return { violations, scripts, info: { entry, chunks: Object.fromEntries(chunks) } };
}

/** Of a container of modules: they come behind a script with their hashes, which a shell can load. All of them are loaded with it. */
function ofModules(name: string, { entry, routes }: PlainBuild, web: Files): WebHalf {
  const modules = new Map([...web].filter(([file]) => file.endsWith('.js')));
  const hashes = Object.fromEntries([...modules].map(([file, bytes]) => [file, integrityOf(bytes)]).sort());
  const text = Buffer.from(moduleEntry(name, entry, hashes));
  const first = `entry.${sha256(text).slice(0, 10)}.js`;
  return {
    violations: missingViolations([entry, ...routes.sync, ...routes.async], web),
    scripts: new Map([...modules, [first, text]]),
    info: { entry: first, chunks: { routes: Object.keys(hashes) } },
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
  return [...server]
    .filter(([file, bytes]) => file.endsWith('.js') && !isCommonJs(bytes.toString()))
    .map(([file]) => ({
      field: `server/${file}`,
      message: 'is not CommonJS: set the format of the server bundle to cjs',
    }));
}

/** Compiles a script as the render processes do, and does not run it. */
function isCommonJs(text: string): boolean {
  try {
    compileFunction(text, ['module', 'exports', 'require']);
    return true;
  } catch {
    return false;
  }
}

/** Returns the bytes of the files in a folder, without those of folders in it. Empty if there is none. */
async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Map(
    await Promise.all(names.sort().map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/**
 * Returns the text of a script that makes a container of ES modules one that a shell loads. An `import` checks no hash, so the script
 * names the hash of every module: the browser has all of them before the first one runs, and runs none if one of them is another file.
 * @param modules The hash of each module (`sha384-…`) by its file name.
 */
export function moduleEntry(name: string, entry: string, modules: Readonly<Record<string, string>>): string {
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
