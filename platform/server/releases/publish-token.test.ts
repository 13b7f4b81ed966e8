import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartError } from '../start-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { readPublishToken } from './publish-token.ts';

describe('readPublishToken', () => {
  const temporaryFolder = temporaryFolders();

  it('creates one token for concurrent calls, which only the user can read', async () => {
    const dataDir = await temporaryFolder();
    const tokens = await Promise.all([1, 2, 3].map(() => readPublishToken(dataDir)));
    const file = join(dataDir, 'publish-token');
    expect(new Set(tokens)).toEqual(new Set([(await readFile(file, 'utf8')).trim()]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(tokens[0]?.length).toBeGreaterThan(32);
  });

  it('refuses a file without a token', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'publish-token'), '\n');
    await expect(readPublishToken(dataDir)).rejects.toBeInstanceOf(StartError);
  });
});
