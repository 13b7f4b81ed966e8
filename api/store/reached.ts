import { ProblemError } from '../http/problem.ts';
import { isRowError } from './row-error.ts';

/**
 * What the store gives. Where it cannot be reached or does not work, the request is answered 503, and the cause is logged.
 * @throws ProblemError (503), or what the database has against a row.
 */
export async function reached<T>(work: Promise<T>): Promise<T> {
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
