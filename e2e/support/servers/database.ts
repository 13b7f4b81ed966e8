import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chained, type Entry } from '@platform/server/deployments/chain';
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

/** The version of a release: the hash of its list. */
const versionOf = (files: readonly { path: string; sha256: string; size: number }[]) =>
  sha256(
    files
      .map(({ path, sha256, size }) => `${path} ${sha256} ${size}\n`)
      .sort()
      .join(''),
  );

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
  // Another list in any case, so that it is another version.
  const [{ seq } = { seq: 0 }] = database.prepare('select max(seq) as seq from deployments').all();
  const text = `forced after ${seq}`;
  database
    .prepare('insert or ignore into files (sha256, size, bytes) values (?, ?, ?)')
    .run(sha256(text), text.length, Buffer.from(text));
  files.push({ path: `web/forced.${seq}.txt`, sha256: sha256(text), size: text.length });
  const version = versionOf(files);
  insert(database, 'releases', { ...live, version, files: JSON.stringify(files), ...columns });
  const [last] = database.prepare('select * from deployments order by seq desc limit 1').all();
  const entry: Entry = {
    seq: Number(seq) + 1,
    ...{ name, version, action: 'promote', created_at: '2025-01-01T00:00:00.000Z', browser: 0 },
    ...{ actor: null, commit_hash: null, dirty: null, note: null, report: null, traffic: null },
  };
  insert(database, 'deployments', { ...chained(entry, { hash: String(last?.hash) }) });
  return version;
}

function insert(database: Database, table: string, row: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(row);
  database
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row));
}
