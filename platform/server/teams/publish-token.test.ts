import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
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

  it('creates the folder, which only the user can open', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await readPublishToken(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it('returns a random token and warns, if the file cannot be used', async () => {
    const dataDir = await temporaryFolder();
    const file = join(dataDir, 'publish-token');
    await writeFile(file, '\n');
    const warnings: string[] = [];
    const tokens = [1, 2].map(() => readPublishToken(dataDir, (text) => void warnings.push(text)));
    const [first, second] = await Promise.all(tokens);
    expect(first?.length).toBeGreaterThan(32);
    expect(first).not.toBe(second);
    expect(warnings[0]).toMatch(/^nothing can be released, because .*publish-token.*: set PUBLISH_TOKEN$/);
    expect(await readFile(file, 'utf8')).toBe('\n');
  });
});
