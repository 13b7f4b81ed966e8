import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sha256 as hash } from '@platform/build/gate/built-release';
import S3rver from 's3rver';
import { makeBackup } from '../../backup/make-backup.ts';
import { restore } from '../../backup/restore.ts';
import { openDatabase } from '../../database/open-database.ts';
import { temporaryFolders } from '../../temporary-folder.fixture.ts';
import { makeBuild, makeFile } from '../build-folder.fixture.ts';
import { openBucket } from './bucket.ts';
import { addBuild, testStores } from './test-store.fixture.ts';

const file = makeFile('web/a.js', 'a');

describe('a bucket of an S3-compatible service', () => {
  const temporaryFolder = temporaryFolders();
  const testStore = testStores();
  let service: S3rver;
  let folder: string;
  let host: string;
  const urlOf = (key: string, bucket = 'files') => `http://${key}:S3RVER@${host}/${bucket}?region=us-east-1`;

  beforeEach(async () => {
    folder = await temporaryFolder();
    const configureBuckets = [{ name: 'files', configs: [] }];
    service = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
    host = `127.0.0.1:${(await service.run()).port}`;
  });
  afterEach(() => service.close());

  it('gives its files to a backup, from which they are restored into the database', async () => {
    const { db, dataDir, reopen } = await testStore();
    await addBuild(await reopen(openBucket(urlOf('S3RVER'))), 'marketing', makeBuild('marketing'));
    const [from, file1, file2] = [{ dataDir, filesUrl: urlOf('S3RVER') }, join(dataDir, '1'), join(dataDir, '2')];
    await expect(makeBackup(file1, { dataDir })).rejects.toThrow('set FILES_URL');
    expect(await makeBackup(file1, from)).toMatchObject({ missing: [] });
    const restoredDir = join(dataDir, 'restored');
    await restore({ file: file1, replace: false, isCheck: false }, { dataDir: restoredDir }, {});
    const restored = await openDatabase({ dataDir: restoredDir });
    const rows = await restored.selectFrom('files').selectAll().execute();
    await restored.destroy();
    expect(rows.map(({ sha256, object }) => [sha256, object])).toEqual(rows.map(({ bytes }) => [hash(bytes), null]));
    expect(rows).toHaveLength(makeBuild('marketing').length);

    const [{ sha256 = '' } = {}] = await db.selectFrom('files').select(['sha256']).execute();
    await db.updateTable('files').set({ object: 'nowhere' }).where('sha256', '=', sha256).execute();
    expect(await makeBackup(file2, from)).toMatchObject({ missing: [sha256] });
  });

  it('keeps the files of releases, which any server reads that has no copy', async () => {
    const { db, dataDir, reopen } = await testStore();
    const bucket = openBucket(urlOf('S3RVER'));
    const store = await reopen(bucket);
    await addBuild(store, 'marketing', makeBuild('marketing'));
    expect((await db.selectFrom('files').select('bytes').execute()).every(({ bytes }) => bytes.byteLength === 0)).toBe(
      true,
    );
    await rm(join(dataDir, 'cache'), { recursive: true, force: true });
    const [{ sha256 = '' } = {}] = makeBuild('marketing');
    expect(Buffer.from(await (await reopen(bucket)).readFile(sha256)).byteLength).toBeGreaterThan(0);
  });

  it('leaves the files that the database has where they are', async () => {
    const { store, dataDir, reopen } = await testStore();
    await store.putFile(file.sha256, file.bytes);
    await rm(join(dataDir, 'cache'), { recursive: true, force: true });
    const bytes = await (await reopen(openBucket(urlOf('S3RVER')))).readFile(file.sha256);
    expect(Buffer.from(bytes).toString()).toBe('a');
  });

  it('is not trusted: a file that was altered or removed there is refused', async () => {
    const { reopen } = await testStore();
    const store = await reopen(openBucket(urlOf('S3RVER')));
    await store.putFile(file.sha256, file.bytes);
    const stored = (await readdir(join(folder, 'files'))).find(
      (name) => name.includes(file.sha256) && name.endsWith('object'),
    );
    await writeFile(join(folder, 'files', stored ?? ''), 'b');
    await expect(store.readFile(file.sha256)).rejects.toThrow('is damaged');
    await rm(join(folder, 'files', stored ?? ''));
    await expect(store.readFile(file.sha256)).rejects.toThrow('not in the bucket');
    await expect((await reopen()).readFile(file.sha256)).rejects.toThrow('FILES_URL');
  });

  it.each([
    ['a wrong key', () => urlOf('wrong')],
    ['a bucket that does not exist', () => urlOf('S3RVER', 'none')],
  ])('stores nothing with %s', async (_, url) => {
    const { reopen } = await testStore();
    const store = await reopen(openBucket(url()));
    await expect(store.putFile(file.sha256, file.bytes)).rejects.toThrow();
    expect(await store.missing([file])).toEqual([file.sha256]);
  });
});
