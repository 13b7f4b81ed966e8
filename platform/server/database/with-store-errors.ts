import { ProblemError } from '../http/problem.ts';
import { errorCode } from '../start-error.ts';

/** SQLite's names for errors of a row. */
const SQLITE_ROW_ERRORS: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG']);

/**
 * Returns whether the database refused a row: a constraint, or a value that it cannot store. PostgreSQL's classes 22 and 23:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isRowError(error: unknown): boolean {
  const code = errorCode(error);
  if (code === 'ERR_INVALID_ARG_TYPE' || /^2[23][0-9A-Z]{3}$/.test(code ?? '')) return true;
  return typeof error === 'object' && error !== null && 'sqliteCodeName' in error
    ? SQLITE_ROW_ERRORS.has(error.sqliteCodeName)
    : false;
}

/**
 * Resolves like `work`, a query. If the database cannot be reached or fails, the response is a 503, and the cause is logged.
 * @throws ProblemError (503), or the database's own error about a row.
 */
export async function withStoreErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (isRowError(cause)) throw cause;
    throw new ProblemError(
      { slug: 'store-down', status: 503, title: 'The store cannot be reached just now' },
      { cause },
    );
  }
}
