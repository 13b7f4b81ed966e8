/** The server cannot start as it is asked to. `message` is one line, meant for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system or database error (`EACCES`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What a thrown thing says, on one line. */
export function reasonOf(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(text).replace(/\s+/g, ' ').trim();
}
