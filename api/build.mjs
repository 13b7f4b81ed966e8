import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = new URL('.', import.meta.url);
/** They are loaded from node_modules: the clients of models and mail servers, which few sites need, binaries, workers of their own, or CommonJS that asks for Node's modules. */
const EXTERNAL = [
  '@ai-sdk/openai-compatible',
  '@node-rs/argon2',
  '@photostructure/sqlite',
  'ai',
  'close-with-grace',
  'nodemailer',
  'pg',
  'pino',
  'piscina',
  'rate-limiter-flexible',
];
await rm(new URL('dist', folder), { recursive: true, force: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'main.ts', 'render-worker': '../platform/server/render/render-worker.ts', seed: 'seed.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: EXTERNAL,
  sourcemap: 'linked',
  logLevel: 'warning',
});
