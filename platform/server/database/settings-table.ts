import { randomBytes } from 'node:crypto';
import type { PlatformDatabase } from './schema.ts';

/** Values that the server stores by a key, such as the key of sessions. */
export type SettingsTable = ReturnType<typeof createSettingsTable>;

/** Returns a new random value of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Opens the settings table of a database. */
export function createSettingsTable(db: PlatformDatabase) {
  const find = (key: string) => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();

  return {
    /** Returns the value of a key. */
    read: async (key: string): Promise<string | undefined> => (await find(key))?.value,
    /** Replaces the value of a key. */
    async write(key: string, value: string): Promise<void> {
      const insert = db.insertInto('settings').values({ key, value });
      await insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute();
    },
    /** Returns the value of a key. Creates it with `create` if there is none; concurrent calls get the same value. */
    async getOrCreate(key: string, create: () => string): Promise<string> {
      const existing = await find(key);
      if (existing !== undefined) return existing.value;
      await db
        .insertInto('settings')
        .values({ key, value: create() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const stored = await find(key);
      if (stored === undefined) throw new Error(`the setting ${key} was removed while it was created`);
      return stored.value;
    },
  };
}
