import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder, and what removes it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
