import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { buildProgram } from './build-program.fixture.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

const run = promisify(execFile);

/** Opens a database, and prints the names of its tables without SQLite's search table. */
const OPENER = `
  import { openDatabase } from '@platform/server/database/open-database';
  import { migrations } from './app.ts';
  const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  console.log(names.filter((name) => !name.startsWith('message_search')).join());
  await db.destroy();`;

describeOnEachDatabase('servers that start together', ({ kind, newPlace }) => {
  it('create the schema once', async () => {
    const opener = await buildProgram(`open-database-${kind}`, OPENER);
    const at = JSON.stringify(await newPlace());
    const outputs = await Promise.all([1, 2, 3].map(() => run(process.execPath, [opener, at])));
    const tables = [
      ...[
        'answer_drafts',
        'content_addresses',
        'content_entries',
        'content_state',
        'content_versions',
        'deliveries',
        'deployments',
      ],
      ...[
        'files',
        'invitations',
        'listed_files',
        'mails',
        'media',
        'media_files',
        'message_notes',
        'messages',
        'notices',
      ],
      ...['passkeys', 'people'],
      ...['previewed_releases', 'questions', 'rate_limits', 'release_signatures', 'releases'],
      ...['sessions', 'settings', 'unneeded_objects', 'used_challenges'],
      ...['visitor_counts', 'visitors_today', 'visits', 'webhooks'],
    ];
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(Array(3).fill(tables.join()));
  }, 20_000);
});
