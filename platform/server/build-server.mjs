#!/usr/bin/env node
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import esbuild from 'esbuild';

// `build-server [file …] [--external package …] [--watch]` bundles the server in a package's main.ts, and further files, into
// its folder dist. A site adds those of its own packages that cannot be bundled.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    external: { type: 'string', multiple: true, default: [] },
    watch: { type: 'boolean', default: false },
  },
});

/** Loaded from node_modules: native binaries, workers of their own, or CommonJS that requires Node's modules. */
const EXTERNAL = [
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@photostructure/sqlite',
  'close-with-grace',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'subset-font',
];

/** The program of a render process: whole, because it can load no file. */
const program = {
  entryPoints: [join(import.meta.dirname, 'render/render-program')],
  outfile: 'dist/render-program.cjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  banner: { js: '"use strict";' },
  logLevel: 'warning',
};

const options = {
  // The programs beside the server are the platform's, whatever the site.
  entryPoints: [
    'main.ts',
    join(import.meta.dirname, 'backup/backup-program.ts'),
    join(import.meta.dirname, 'gate/check-program.ts'),
    join(import.meta.dirname, 'pages/title-fonts/title-font-program.ts'),
    ...positionals,
  ],
  entryNames: '[name]',
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  loader: { '.ttf': 'binary' },
  external: [...EXTERNAL, ...values.external],
  sourcemap: 'linked',
  logLevel: 'warning',
};

/** Prints a line after each build, for the program that watches. */
const report = {
  name: 'report',
  setup: (build) => build.onEnd(({ errors }) => errors.length === 0 && console.log('server built')),
};

await rm('dist', { recursive: true, force: true });
// First: the server that is reported as built needs it.
await esbuild.build(program);
if (values.watch) await (await esbuild.context({ ...options, plugins: [report] })).watch();
else await esbuild.build(options);
