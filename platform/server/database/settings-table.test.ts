import { expect, it } from '@jest/globals';
import { createSettingsTable } from './settings-table.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

describeOnEachDatabase('the settings table', ({ testDatabase }) => {
  it('makes a value once, for everybody who asks at the same time', async () => {
    const { db, reopen } = await testDatabase();
    const tables = [createSettingsTable(db), createSettingsTable(await reopen())];
    let made = 0;
    const make = () => String(++made);
    const values = await Promise.all([...tables, ...tables].map((table) => table.getOrCreate('key', make)));
    expect(new Set(values).size).toBe(1);
    expect(await createSettingsTable(db).getOrCreate('key', make)).toBe(values[0]);
    expect(await createSettingsTable(db).getOrCreate('other', () => 'x')).toBe('x');
  });
});
