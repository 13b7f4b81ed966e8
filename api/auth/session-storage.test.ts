import { afterEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '@platform/server/database/open-database';
import { createSettingsTable } from '@platform/server/database/settings-table';
import { temporaryFolders } from '@platform/server/temporary-folder.fixture';
import { type Database, migrations, type Schema } from '../database.ts';
import { createRevokedSessions } from './revoked-sessions.ts';
import { readSessionKey } from './sessions.ts';

const temporaryFolder = temporaryFolders();
const open: Database[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.destroy()));
});

const openIn = async (dataDir: string) => {
  const db = await openDatabase<Schema>({ dataDir }, migrations);
  open.push(db);
  return db;
};

describe('the sessions in the database', () => {
  it('have one key, over restarts and for several servers', async () => {
    const dataDir = await temporaryFolder();
    const [first, second] = [await openIn(dataDir), await openIn(dataDir)];
    const keys = await Promise.all([first, second].map((db) => readSessionKey(createSettingsTable(db))));
    expect(keys[0]).toHaveLength(32);
    expect(keys[1]).toEqual(keys[0]);
    expect(await readSessionKey(createSettingsTable(await openIn(await temporaryFolder())))).not.toEqual(keys[0]);
  });

  it('stay revoked over a restart, until they would have ended', async () => {
    const dataDir = await temporaryFolder();
    let now = new Date('2025-06-01T12:00:00.000Z');
    const revoked = createRevokedSessions(await openIn(dataDir), () => now);
    await revoked.add('one', new Date('2025-06-08T12:00:00.000Z'));
    await revoked.add('one', new Date('2025-06-08T12:00:00.000Z'));
    const again = createRevokedSessions(await openIn(dataDir), () => now);
    expect([await again.has('one'), await again.has('two')]).toEqual([true, false]);
    now = new Date('2025-06-08T12:00:00.001Z');
    await again.add('two', new Date('2025-06-15T12:00:00.000Z'));
    expect([await again.has('one'), await again.has('two')]).toEqual([false, true]);
  });
});
