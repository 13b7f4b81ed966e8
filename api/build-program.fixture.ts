import { join } from 'node:path';
import { build } from 'esbuild';

/** Builds a program from a module of this folder, for a process of its own. Returns its path: `content` is in the folder above. */
export async function buildProgram(name: string, contents: string): Promise<string> {
  const outfile = join(import.meta.dirname, `node_modules/.studio-${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    loader: { '.ttf': 'binary' },
    // CommonJS packages call it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    external: ['@node-rs/argon2', '@photostructure/sqlite', 'nodemailer', 'pg', 'rate-limiter-flexible', 'sharp'],
  });
  return outfile;
}
