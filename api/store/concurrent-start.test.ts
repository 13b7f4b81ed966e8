import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { temporaryFolders } from '../temporary-folder.fixture.ts';

const run = promisify(execFile);
const api = join(import.meta.dirname, '..');

/** A program that opens the database in the folder it is given, and prints the names of its tables. */
async function buildOpener(outfile: string): Promise<void> {
  const contents = `
    import { openDatabase } from './open-database.ts';
    const db = await openDatabase({ dataDir: process.argv[2] });
    console.log((await db.introspection.getTables()).map(({ name }) => name).join());
    await db.destroy();`;
  await build({
    absWorkingDir: api,
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite'],
  });
}

describe('servers that start at the same time', () => {
  const temporaryFolder = temporaryFolders();

  it('all get the schema', async () => {
    const opener = join(api, 'node_modules/.cache/studio/open-database.mjs');
    await buildOpener(opener);
    const dataDir = await temporaryFolder();
    const outputs = await Promise.all([1, 2, 3].map(() => run(process.execPath, [opener, dataDir])));
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(Array(3).fill('deployments,files,releases'));
  }, 20_000);
});
