import { openDatabase } from '@platform/server/database/open-database';
import { readSettings } from '@platform/server/settings';
import { migrations } from './app.ts';
import { exportContent, importContent } from './content/files.ts';
import type { Database, Schema } from './database.ts';

/** Opens the database in the environment's settings, and closes it after `work`. */
async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase<Schema>(readSettings(process.env), migrations);
  return work(db).finally(() => db.destroy());
}

export const exportTo = (folder: string) => withDatabase((db) => exportContent(db, folder));
export const importFrom = (folder: string, write: boolean) => withDatabase((db) => importContent(db, folder, write));
