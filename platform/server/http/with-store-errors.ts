import { isRowError } from '../database/failures.ts';
import { ProblemError, STORE_DOWN } from './problem.ts';

/**
 * Resolves like `work`, a query. If the database cannot be reached or fails, the response is a 503, and the cause is logged.
 * @throws ProblemError: 503, or that of `work`; or the database's own error about a row.
 */
export async function withStoreErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof ProblemError || isRowError(cause) ? cause : new ProblemError(STORE_DOWN, { cause });
  }
}
