import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './site.ts';

/** A database file, opened beside a site. */
interface Database {
  exec(statements: string): void;
  prepare(statement: string): { all(): unknown[] };
  close(): void;
}

/** Opens a database file with the server's own driver. */
export function openSqlite(file: string): Database {
  const { DatabaseSync } = createRequire(join(root, 'platform/server/package.json'))('@photostructure/sqlite');
  return new DatabaseSync(file);
}
