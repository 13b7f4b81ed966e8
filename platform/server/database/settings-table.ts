import type { PlatformDatabase } from './schema.ts';

/** What the site remembers of itself, by key. */
export interface SettingsTable {
  /** The value kept under a key. The first who asks for it makes it; whoever asks at the same time gets the same one. */
  getOrCreate(key: string, make: () => string): Promise<string>;
}

export function createSettingsTable(db: PlatformDatabase): SettingsTable {
  const find = (key: string) => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();

  return {
    getOrCreate: async (key, make) => {
      const kept = await find(key);
      if (kept !== undefined) return kept.value;
      await db
        .insertInto('settings')
        .values({ key, value: make() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const stored = await find(key);
      if (stored === undefined) throw new Error(`the setting ${key} was removed while it was made`);
      return stored.value;
    },
  };
}
