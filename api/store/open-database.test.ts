import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { openDatabase } from './open-database.ts';

describe('openDatabase', () => {
  const temporaryFolder = temporaryFolders();

  it('makes folder and schema, and keeps what is stored', async () => {
    const dataDir = join(await temporaryFolder(), 'deep', 'data');
    const first = await openDatabase({ dataDir });
    await first
      .insertInto('files')
      .values({ sha256: 'a', size: 3, bytes: new Uint8Array([1, 0, 255]) })
      .execute();
    await first.destroy();
    const second = await openDatabase({ dataDir });
    const row = await second.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    await second.destroy();
    expect({ ...row, bytes: [...row.bytes] }).toEqual({ sha256: 'a', size: 3, bytes: [1, 0, 255] });
  });

  it('commits durably and enforces references on every open', async () => {
    const db = await openDatabase({ dataDir: await temporaryFolder() });
    const pragmas = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(`pragma_${name}`)}`.execute(db);
        return Object.values(rows[0] ?? {})[0];
      }),
    );
    await db.destroy();
    expect(pragmas).toEqual(['wal', 2, 1, 5000]);
  });

  it('opens several times at once', async () => {
    const dataDir = await temporaryFolder();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir })));
    await Promise.all(opened.map((db) => db.destroy()));
    expect(opened).toHaveLength(3);
  });

  it('refuses a database that a newer server has used', async () => {
    const dataDir = await temporaryFolder();
    const newer = await openDatabase({ dataDir });
    await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '')`.execute(newer);
    await newer.destroy();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toBeInstanceOf(StartError);
    await expect(opening).rejects.toThrow(/^DATA_DIR: .*9999_future.*$/);
  });

  it('names DATA_DIR when the folder cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(/^DATA_DIR: .*ENOTDIR[^\n]*$/);
  });

  it('names DATA_DIR when the file is no database', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'site.db'), 'no database at all, but long enough to be taken for one'.repeat(50));
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: .*not a database[^\n]*$/);
  });
});
