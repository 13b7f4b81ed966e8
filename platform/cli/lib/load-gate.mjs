import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';

/**
 * @typedef {{ field: string, message: string }} Violation
 * @typedef {{ path: string, sha256: string, size: number, bytes: Uint8Array }} BuiltFile
 * @typedef {{ version: string, files: readonly BuiltFile[], violations: readonly Violation[] }} CheckedBuild
 */

/**
 * The gate's checks that need no site: the same code as the site's. Bundled each time, in a twentieth of a second, because
 * Node 20 does not run TypeScript.
 * @returns {Promise<{ checkBuild: (name: string, folder: string) => Promise<CheckedBuild> }>}
 */
export async function loadGate() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['platform/build/gate/check-build.ts'],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  const [{ contents, hash }] = /** @type {[import('esbuild').OutputFile]} */ (outputFiles);
  const file = join(root, 'node_modules/.cache/gate', `${hash.replace(/\W/g, '-')}.mjs`);
  if (!existsSync(file)) {
    const temporary = `${file}.${process.pid}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  }
  return import(pathToFileURL(file).href);
}
