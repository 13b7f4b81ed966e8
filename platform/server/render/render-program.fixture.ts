import { join } from 'node:path';
import { build } from 'esbuild';

/** Builds the program of a render process. Returns its path. */
export async function buildProgram(): Promise<string> {
  const server = join(import.meta.dirname, '..');
  const outfile = join(server, `node_modules/.cache/tests/render-program.${process.pid}.js`);
  await build({
    absWorkingDir: server,
    entryPoints: ['render/render-program.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    banner: { js: '"use strict";' },
  });
  return outfile;
}
