import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Builds a program: that of a render process, or another one. Returns its path. */
export async function buildProgram(entry = 'render/render-program'): Promise<string> {
  const server = join(import.meta.dirname, '..');
  const outfile = join(server, `node_modules/.cache/tests/${basename(entry)}.${process.pid}.js`);
  await build({
    absWorkingDir: server,
    entryPoints: [`${entry}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    banner: { js: '"use strict";' },
  });
  return outfile;
}
