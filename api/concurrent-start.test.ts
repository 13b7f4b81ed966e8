import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

const run = promisify(execFile);
const api = import.meta.dirname;

/** Builds a program that opens a database and prints the names of its tables, without SQLite's search table. */
async function buildOpener(outfile: string): Promise<void> {
  const contents = `
    import { openDatabase } from '@platform/server/database/open-database';
    import { migrations } from './app.ts';
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
    external: ['@node-rs/argon2', '@photostructure/sqlite', 'nodemailer', 'pg', 'rate-limiter-flexible'],
  });
}

describeOnEachDatabase('servers that start together', ({ kind, newPlace }) => {
  it('create the schema once', async () => {
    const opener = join(api, `node_modules/.cache/studio/open-database-${kind}.mjs`);
    await buildOpener(opener);
    const at = JSON.stringify(await newPlace());
    const outputs = await Promise.all([1, 2, 3].map(() => run(process.execPath, [opener, at])));

    const tables = `case_studies,deployments,files,mails,message_notes,messages,notices,previewed_releases,questions,rate_limits,release_signatures,releases,services,sessions,settings,testimonials,unneeded_objects,visits`;
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(Array(3).fill(tables));
  }, 20_000);
});
