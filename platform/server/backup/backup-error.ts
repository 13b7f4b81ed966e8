/** A backup cannot be made or restored. `message` is one line for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
