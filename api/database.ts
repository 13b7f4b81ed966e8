import type { Migrations } from '@platform/server/database/migrations';
import type { PlatformSchema } from '@platform/server/database/schema';
import type { Kysely } from 'kysely';
import { type AuthSchema, authMigrations } from './auth/table.ts';
import { contactMigrations } from './contact/migrations.ts';
import { indexAnew } from './contact/search.ts';
import type { ContactSchema } from './contact/table.ts';
import { type ListsSchema, listsMigrations } from './lists/table.ts';
import { type QuestionsSchema, questionsMigrations } from './questions/table.ts';

/** All tables: the platform's, and those of each resource. */
export interface Schema extends PlatformSchema, ContactSchema, ListsSchema, AuthSchema, QuestionsSchema {}

export type Database = Kysely<Schema>;

/** The site's migrations. Names share one sequence with the platform's: a new one takes the next number of all. */
export const migrations: Migrations = (types) => ({
  ...contactMigrations(types),
  ...listsMigrations,
  ...authMigrations,
  ...questionsMigrations,
});

/** After a restore: everybody signs in again, since a session may have been ended after the backup, and messages are found at once. */
export async function restored(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await indexAnew(db);
}
