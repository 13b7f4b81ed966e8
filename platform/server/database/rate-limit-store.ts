import { CompiledQuery, SqliteAdapter } from 'kysely';
import type { PlatformDatabase } from './schema.ts';

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns the options by which a `RateLimiterPostgres` counts in this database. SQLite understands its statements, too. */
export function rateLimitStore(db: Pick<PlatformDatabase, 'executeQuery' | 'getExecutor'>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return {
    storeClient: {
      async query({ text, values }: Query) {
        // In SQLite `$1` is a name.
        const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
        const { rows, numAffectedRows } = await db.executeQuery(
          CompiledQuery.raw(text, isSqlite ? [named] : [...values]),
        );
        return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) };
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
  };
}
