import { errorCode } from '../start-error.ts';

/** What SQLite calls the faults of a row. */
const SQLITE_ROW_ERRORS: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG']);

/**
 * Whether the database works and took offence at a row: a constraint, or a value that it cannot keep. PostgreSQL's
 * classes 22 and 23: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isRowError(error: unknown): boolean {
  const code = errorCode(error);
  if (code === 'ERR_INVALID_ARG_TYPE' || /^2[23][0-9A-Z]{3}$/.test(code ?? '')) return true;
  return typeof error === 'object' && error !== null && 'sqliteCodeName' in error
    ? SQLITE_ROW_ERRORS.has(error.sqliteCodeName)
    : false;
}
