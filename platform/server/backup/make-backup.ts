import { sha256 } from '@platform/build/gate/built-release';
import type { DatabasePlace } from '../database/open-database.ts';
import type { FileRow } from '../database/schema.ts';
import { type Bucket, openBucket } from '../releases/store/bucket.ts';
import { objectOf } from '../releases/store/objects.ts';
import { BackupError } from './backup-error.ts';
import { writeBackup } from './backup-file.ts';
import { openSnapshot } from './open-snapshot.ts';
import type { Part, Value } from './parts.ts';
import { MIGRATIONS, type SnapshotTable } from './snapshot.ts';

/**
 * Tables that are not kept. Migrations are in the first line. Counts of requests end by themselves. A restored site keeps its files in
 * the database, so that it never removes an object of the site that the backup was made of.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([MIGRATIONS, 'rate_limits', 'unneeded_objects']);

/** What is backed up, and how. */
export interface BackupSettings extends DatabasePlace {
  readonly filesUrl?: string | undefined;
  readonly backupKey?: string | undefined;
}

/** A finished backup. */
export interface Backup {
  readonly file: string;
  /** Bytes of the file. */
  readonly size: number;
  readonly rows: number;
  /** Hashes of files of releases that are not whole in the bucket: the backup has only their rows. */
  readonly missing: readonly string[];
}

/**
 * Writes a backup of a site's database, as it is now, while servers run. Files of releases that are in a bucket are fetched from there.
 * @throws BackupError if there is nothing to back up, or the file exists; the system's or a driver's error otherwise.
 */
export async function makeBackup(file: string, settings: BackupSettings, now = () => new Date()): Promise<Backup> {
  const at = now().toISOString();
  const snapshot = await openSnapshot(settings);
  const bucket = settings.filesUrl === undefined ? undefined : openBucket(settings.filesUrl);
  const missing: string[] = [];
  let rows = 0;

  async function* parts(): AsyncGenerator<Part> {
    yield { type: 'start', start: { at, migrations: [...snapshot.migrations] } };
    for (const table of snapshot.tables.filter(({ name }) => !LEFT_OUT.has(name))) {
      yield { type: 'table', table: table.name, columns: table.columns };
      for await (const row of table.rows()) {
        rows += 1;
        yield { type: 'row', row: table.name === 'files' ? await withBytes(row, table, bucket, missing) : row };
      }
    }
  }

  try {
    if (snapshot.migrations.length === 0) throw new BackupError('the database has no tables of a site');
    const size = await writeBackup(file, parts(), settings.backupKey);
    return { file, size, rows, missing };
  } finally {
    await snapshot.close();
  }
}

/** Returns the row of a file with its bytes, wherever they are. */
async function withBytes(
  row: readonly Value[],
  { columns }: SnapshotTable,
  bucket: Bucket | undefined,
  missing: string[],
): Promise<readonly Value[]> {
  const file = Object.fromEntries(columns.map((column, i) => [column, row[i]])) as unknown as FileRow;
  const isInBucket = file.size > 0 && file.bytes.byteLength === 0;
  if (!isInBucket) return row;
  if (bucket === undefined) throw new BackupError('files of releases are in a bucket: set FILES_URL as for the site');
  const bytes = await bucket.get(objectOf(file));
  if (bytes === undefined || sha256(bytes) !== file.sha256) {
    missing.push(file.sha256);
    return row;
  }
  const whole = { ...file, bytes, object: null };
  return columns.map((column) => whole[column as keyof FileRow]);
}
