import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder. Returns its path and a function that removes it, also while a process that was stopped still writes to it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }) };
}
