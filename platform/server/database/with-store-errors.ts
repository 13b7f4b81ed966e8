import { ProblemError } from '../http/problem.ts';
import { isRowError } from './row-error.ts';

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
