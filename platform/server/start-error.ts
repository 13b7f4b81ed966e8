/** The server cannot start. `message` is one line for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns the code of a system or database error, such as `EACCES`. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of anything thrown, on one line; of an `AggregateError` without one, its errors' messages. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if (error.message === '' && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors.map(messageOf).join('; ');
  }
  return String(error.message).replace(/\s+/g, ' ').trim();
}
