import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openDataFolder } from './data-folder.ts';
import { temporaryFolders } from './temporary-folder.fixture.ts';

const temporaryFolder = temporaryFolders();
const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

it('is created for its user alone', async () => {
  const folder = join(await temporaryFolder(), 'deep', 'data');
  expect(await openDataFolder(folder)).toEqual([]);
  expect(await modeOf(folder)).toBe('700');
});

it('is closed to other users, with what a server keeps in it, and each change is reported once', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'cache'), { recursive: true });
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm', 'publish-token', 'other']) {
    await writeFile(join(folder, name), '');
    await chmod(join(folder, name), 0o644);
  }
  await chmod(join(folder, 'cache'), 0o755);
  await chmod(folder, 0o755);
  const lines = await openDataFolder(folder);
  expect(lines).toEqual([
    ...['', 'site.db', 'site.db-wal', 'site.db-shm', 'publish-token', 'cache'].map((name) => {
      const mode = name.includes('-') || name.includes('.') ? '0600' : '0700';
      return `${join(folder, name)} was open to other users, and is closed now (mode ${mode})`;
    }),
  ]);
  const modes = ['', 'site.db-wal', 'other'].map((name) => modeOf(join(folder, name)));
  expect(await Promise.all(modes)).toEqual(['700', '600', '644']);
  expect(await openDataFolder(folder)).toEqual([]);
});

it('that all users share is left as it is, and reported', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o1777);
  await writeFile(join(folder, 'site.db'), '');
  await chmod(join(folder, 'site.db'), 0o640);
  expect(await openDataFolder(folder)).toEqual([
    expect.stringMatching(/who share it: set DATA_DIR to a folder of its own$/),
    expect.stringMatching(/site\.db was open to other users/),
  ]);
  expect([await modeOf(folder), await modeOf(join(folder, 'site.db'))]).toEqual(['1777', '600']);
});

it('is reported if it cannot be created', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  expect(await openDataFolder(join(file, 'data'))).toEqual([
    expect.stringMatching(/cannot be used \(.*ENOTDIR.*\): make it/),
  ]);
});
