/** The server cannot start as it is asked to. `message` is one line, meant for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system or database error (`EACCES`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What a thrown thing says, on one line; of several failures in one, what each says. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if (error.message === '' && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors.map(reasonOf).join('; ');
  }
  return String(error.message).replace(/\s+/g, ' ').trim();
}
