import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

const run = promisify(execFile);
const api = import.meta.dirname;

/** A program that opens the database at the place it is given, and prints the names of its tables but for SQLite's search. */
async function buildOpener(outfile: string): Promise<void> {
  const contents = `
    import { openDatabase } from '@platform/server/database/open-database';
    import { migrations } from './database.ts';
    const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    console.log(names.filter((name) => !name.startsWith('message_search')).join());
    await db.destroy();`;
  await build({
    absWorkingDir: api,
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg'],
  });
}

describeOnEachDatabase('servers that start at the same time', ({ kind, newPlace }) => {
  it('all get the schema', async () => {
    const opener = join(api, `node_modules/.cache/studio/open-database-${kind}.mjs`);
    await buildOpener(opener);
    const at = JSON.stringify(await newPlace());
    const outputs = await Promise.all([1, 2, 3].map(() => run(process.execPath, [opener, at])));
    const tables =
      'case_studies,deployments,files,messages,outbox,releases,revoked_sessions,services,settings,testimonials';
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(Array(3).fill(tables));
  }, 20_000);
});
