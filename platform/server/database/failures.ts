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

/** Errors of the database. */
const failures = new WeakSet<object>();

/** Records an error of a connection or a query, unless it is of a row. */
export function noteFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null && !isRowError(error)) failures.add(error);
}

/** Returns whether an error is the database's: it could not be reached, or it failed. */
export const isFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);
