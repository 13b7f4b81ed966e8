import type { Kysely } from 'kysely';
import { BackupError } from './backup-error.ts';
import type { Part, Start, Value } from './parts.ts';

/** Bounds of what is inserted together. SQLite takes 32,766 parameters. */
const MAX = { rows: 500, parameters: 30_000, bytes: 8 * 1024 * 1024 };

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/**
 * Checks that a backup is whole, and that this server knows all of its migrations.
 * @param known Names of this server's migrations.
 * @throws BackupError
 */
export async function checkParts(
  parts: AsyncIterable<Part>,
  known: ReadonlySet<string>,
): Promise<{ readonly start: Start; readonly rows: number }> {
  let start: Start | undefined;
  let rows = 0;
  for await (const part of parts) {
    if (part.type === 'row') rows += 1;
    if (part.type !== 'start') continue;
    start = part.start;
    const newer = start.migrations.find((name) => !known.has(name));
    if (newer !== undefined) {
      throw new BackupError(`the backup was made by a newer server (it has ${newer}): restore it with that one`);
    }
  }
  if (start === undefined) throw new BackupError('the backup is empty');
  return { start, rows };
}

/**
 * Inserts the rows of a backup into new tables, in place of those that migrations have put there.
 * @throws BackupError if a table or a column does not exist; the driver's error if a row is refused.
 */
export async function loadParts(parts: AsyncIterable<Part>, db: AnyDatabase): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  let [table, columns]: [string, readonly string[]] = ['', []];
  let pending: (readonly Value[])[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (pending.length === 0) return;
    const rows = pending.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    [pending, bytes] = [[], 0];
    await db.insertInto(table).values(rows).execute();
  }

  for await (const part of parts) {
    if (part.type === 'table') {
      await flush();
      ({ table, columns } = part);
      const known = tables.get(table)?.map(({ name }) => name);
      const unknown = columns.find((column) => !known?.includes(column));
      if (unknown !== undefined) throw new BackupError(`this server has no column ${unknown} of a table ${table}`);
      await db.deleteFrom(table).execute();
    } else if (part.type === 'row') {
      pending.push(part.row);
      bytes += part.row.reduce((sum: number, value) => sum + sizeOf(value), 0);
      if (
        pending.length === MAX.rows ||
        pending.length * columns.length > MAX.parameters - columns.length ||
        bytes > MAX.bytes
      ) {
        await flush();
      }
    }
  }
  await flush();
}

function sizeOf(value: Value): number {
  return value instanceof Uint8Array ? value.byteLength : typeof value === 'string' ? value.length : 8;
}
