import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './site.ts';

/** A statement of the site's database. */
interface Statement {
  all(...parameters: unknown[]): Record<string, unknown>[];
  run(...parameters: unknown[]): unknown;
}

/** The database of a site. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Opens the database in a DATA_DIR, beside a site or after it, with the server's own driver. */
export function openDatabase(dataDir: string): Database {
  const { DatabaseSync } = createRequire(join(root, 'platform/server/package.json'))('@photostructure/sqlite');
  return new DatabaseSync(join(dataDir, 'site.db'));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Makes a further version of the live release live, past the gate.
 * @param changed Contents by path. `undefined`: the file is listed, but not stored.
 * @param columns Contents of the row's columns.
 */
export function forceRelease(
  database: Database,
  name: string,
  changed: Readonly<Record<string, string | undefined>>,
  columns: Readonly<Record<string, string>> = {},
): string {
  const [live] = database
    .prepare(
      'select r.* from releases r join deployments d using (name, version) where name = ? order by seq desc limit 1',
    )
    .all(name);
  const files = JSON.parse(String(live?.files)).map((file: { path: string }) => {
    if (!(file.path in changed)) return file;
    const text = changed[file.path];
    const hash = sha256(text ?? `never stored ${name}`);
    if (text !== undefined) {
      database
        .prepare('insert or ignore into files (sha256, size, bytes) values (?, ?, ?)')
        .run(hash, text.length, Buffer.from(text));
    }
    return { ...file, sha256: hash, size: text?.length ?? 1 };
  });
  const version = sha256(`${name} ${JSON.stringify(changed)} ${JSON.stringify(columns)}`);
  const row = { ...live, version, files: JSON.stringify(files), ...columns };
  const names = Object.keys(row);
  database
    .prepare(`insert into releases (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row));
  database.exec(
    `insert into deployments (seq, name, version, action, created_at)
      select max(seq) + 1, '${name}', '${version}', 'promote', '2025-01-01T00:00:00.000Z' from deployments`,
  );
  return version;
}
