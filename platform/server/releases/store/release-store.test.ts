import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { listOf, versionOf } from '@platform/build/gate/built-release';
import { integrityOf } from '@platform/build/gate/scripts';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import type { Gate } from '../../gate/gate.ts';
import { infoOf, makeBuild, makeFile } from '../build-folder.fixture.ts';
import { createReleaseStore } from './release-store.ts';
import { aboutRoute, addBuild, gateOf, NOON, testStores, violationsOf } from './test-store.fixture.ts';

describeOnEachDatabase('files', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('are listed as missing once each, until they are stored', async () => {
    const { store } = await testStore();
    const [first, second, copy] = [makeFile('web/a.js', 'a'), makeFile('web/b.js', 'b'), makeFile('web/c.js', 'a')];
    expect(await store.missing([first, second, copy])).toEqual([first.sha256, second.sha256]);
    await store.putFile(first.sha256, first.bytes);
    await store.putFile(first.sha256, first.bytes);
    expect(await store.missing([first, second, copy])).toEqual([second.sha256]);
  });

  it('are refused if they have another hash, or are too large', async () => {
    const { store } = await testStore();
    const { sha256 } = makeFile('web/a.js', 'a');
    expect(await violationsOf(store.putFile(sha256, Buffer.from('b')))).toEqual([
      expect.stringContaining('is not the sha256'),
    ]);
    const large = makeFile('web/large.js', 'x'.repeat(8 * 1024 * 1024 + 1));
    expect(await violationsOf(store.putFile(large.sha256, large.bytes))).toEqual([
      expect.stringContaining('more than 8388608'),
    ]);
  });

  it('are written to the cache folder, and again after they were removed from it', async () => {
    const { store, dataDir } = await testStore();
    const { sha256, bytes } = makeFile('web/a.js', 'a');
    await store.putFile(sha256, bytes);
    const path = join(dataDir, 'cache/files', sha256.slice(0, 2), sha256);
    for (const _ of ['new', 'removed']) {
      await store.readFile(sha256);
      expect(await readFile(path, 'utf8')).toBe('a');
      await rm(path);
    }
  });

  it.each([
    ['damaged', 'alert(1)'],
    ['truncated', 'sound by'],
    ['emptied', ''],
  ])('are written to the cache folder again if the copy was %s', async (_, content) => {
    const { store } = await testStore();
    const { sha256, bytes } = makeFile('web/a.js', 'sound bytes');
    await store.putFile(sha256, bytes);
    await store.cache.write(sha256, Buffer.from(content));
    expect(Buffer.from(await store.readFile(sha256)).toString()).toBe('sound bytes');
    expect(await readFile(store.cache.path(sha256), 'utf8')).toBe('sound bytes');
  });

  it('come from the database if the cache folder cannot be used, which is reported once', async () => {
    const { db, dataDir } = await testStore();
    await writeFile(join(dataDir, 'cache'), 'a file in place of the folder');
    const failures: unknown[] = [];
    const store = await createReleaseStore({
      db,
      cacheDir: join(dataDir, 'cache'),
      onCacheFailure: (error) => void failures.push(error),
    });
    const { sha256, bytes } = makeFile('web/a.js', 'a');
    await store.putFile(sha256, bytes);
    for (const _ of [1, 2]) expect(Buffer.from(await store.readFile(sha256)).toString()).toBe('a');
    expect(failures).toMatchObject([{ code: 'ENOTDIR' }]);
  });

  it('are not returned if they are damaged in the database', async () => {
    const { store, db } = await testStore();
    const { sha256, bytes } = makeFile('web/a.js', 'a');
    await store.putFile(sha256, bytes);
    await db
      .updateTable('files')
      .set({ bytes: Buffer.from('b') })
      .execute();
    await expect(store.readFile(sha256)).rejects.toThrow('damaged');
  });
});

describeOnEachDatabase('add', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('stores a release with its routes and the hashes of its scripts', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    const version = await addBuild(store, 'marketing', files);
    const script = files.find(({ path }) => path === 'web/about.1.js');
    expect(version).toBe(versionOf(files));
    expect(await store.get('marketing', version)).toEqual({
      name: 'marketing',
      version,
      info: infoOf('marketing'),
      files: listOf(files),
      routes: [aboutRoute],
      integrity: expect.objectContaining({ 'about.1.js': integrityOf(script?.bytes ?? new Uint8Array()) }),
      createdAt: NOON.toISOString(),
    });
    const shell = await addBuild(store, 'shell', makeBuild('shell'));
    expect((await store.get('shell', shell))?.routes).toEqual([]);
  });

  it('checks a version that exists, and changes nothing', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    await addBuild(store, 'marketing', files);
    const gate = jest.fn<Gate>(gateOf(store));
    expect(await store.add('marketing', listOf(files).reverse(), gate)).toMatchObject({ added: false });
    expect(gate).toHaveBeenCalledTimes(1);
  });

  const { entry: _, ...withoutEntry } = infoOf('marketing');
  it.each<[what: string, replaced: Record<string, unknown>, violation: string, name?: string]>([
    ['a file that was not sent', { 'web/extra.js': 'x' }, 'web/extra.js is not stored'],
    ['no release.json', { 'release.json': undefined }, 'release.json is missing'],
    ['a release.json that is not JSON', { 'release.json': '{' }, 'release.json Invalid JSON'],
    ['a release.json without entry', { 'release.json': withoutEntry }, 'release.json entry'],
    ['another name', {}, 'release.json name is marketing, not catalog: send it as marketing', 'catalog'],
    ['an entry without its file', { 'web/entry.1.js': undefined }, 'release.json entry names web/entry.1.js'],
    ['a chunk without its file', { 'web/about.1.js': undefined }, 'release.json chunks.about names web/about.1.js'],
  ])('refuses %s', async (_what, replaced, violation, name = 'marketing') => {
    const { store } = await testStore();
    const files = makeBuild('marketing', replaced);
    for (const { path, sha256, bytes } of files) if (path !== 'web/extra.js') await store.putFile(sha256, bytes);
    expect(await violationsOf(store.add(name, listOf(files), gateOf(store)))).toEqual([
      expect.stringContaining(violation),
    ]);
    expect(await store.get(name, versionOf(files))).toBeUndefined();
  });

  it('refuses wrong sizes, paths listed twice and too many bytes', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
    const list = listOf(files);
    const [first] = list;
    if (first === undefined) throw new Error('the build has files');
    const wrong = [...list, { ...first, size: 64 * 1024 * 1024 }];
    expect(await violationsOf(store.add('marketing', wrong, gateOf(store)))).toEqual([
      expect.stringContaining('is listed twice'),
      expect.stringContaining('more than 8388608'),
      expect.stringContaining('more than 67108864'),
      expect.stringContaining('not 67108864'),
    ]);
  });

  it('refuses other bytes at a URL that browsers cache', async () => {
    const { store } = await testStore();
    await addBuild(store, 'marketing', makeBuild('marketing'));
    const changed = makeBuild('marketing', { 'web/entry.1.js': 'changed' });
    expect(await violationsOf(addBuild(store, 'marketing', changed))).toEqual(
      expect.arrayContaining([expect.stringContaining('web/entry.1.js has the name of')]),
    );
  });

  it('stores nothing if a page cannot be rendered', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
    const refused = gateOf(store, async () => ({ routes: [], violations: [{ field: '/about', message: 'throws' }] }));
    expect(await violationsOf(store.add('marketing', listOf(files), refused))).toEqual(['/about throws']);
    expect(await store.get('marketing', versionOf(files))).toBeUndefined();
  });
});

describeOnEachDatabase('byWebPath', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('finds the web files of every stored release, also after a restart', async () => {
    const { store, reopen } = await testStore();
    const files = makeBuild('marketing');
    await addBuild(store, 'marketing', files);
    const entry = files.find(({ path }) => path === 'web/entry.1.js');
    for (const each of [store, await reopen()]) {
      expect(await each.byWebPath('marketing', 'entry.1.js')).toBe(entry?.sha256);
      expect(await each.byWebPath('catalog', 'entry.1.js')).toBeUndefined();
      expect(await each.byWebPath('marketing', 'release.json')).toBeUndefined();
    }
  });

  it('finds the files of a release that another server stored, for concurrent requests', async () => {
    const { store, reopen } = await testStore();
    const other = await reopen();
    const find = () => ['entry.1.js', 'no-such-file.js'].map((file) => store.byWebPath('marketing', file));
    expect(await Promise.all(find())).toEqual([undefined, undefined]);
    const files = makeBuild('marketing');
    const early = find();
    await addBuild(other, 'marketing', files);
    const entry = files.find(({ path }) => path === 'web/entry.1.js');
    expect(await Promise.all(find())).toEqual([entry?.sha256, undefined]);
    await Promise.all(early);
  });
});
