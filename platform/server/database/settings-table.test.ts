import { expect, it } from '@jest/globals';
import { createSettingsTable } from './settings-table.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

describeOnEachDatabase('the settings table', ({ testDatabase }) => {
  it('creates a value once for concurrent calls', async () => {
    const { db, reopen } = await testDatabase();
    const tables = [createSettingsTable(db), createSettingsTable(await reopen())];
    let created = 0;
    const create = () => String(++created);
    const values = await Promise.all([...tables, ...tables].map((table) => table.getOrCreate('key', create)));
    expect(new Set(values).size).toBe(1);
    expect(await createSettingsTable(db).getOrCreate('key', create)).toBe(values[0]);
    expect(await createSettingsTable(db).getOrCreate('other', () => 'x')).toBe('x');
  });
});
