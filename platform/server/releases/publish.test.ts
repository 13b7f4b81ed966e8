import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { versionOf } from '@platform/build/gate/built-release';
import { ReleaseRefusal } from '../gate/refusal.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { makeBuild, writeBuild } from './build-folder.fixture.ts';
import { publishFolder } from './publish.ts';
import { gateOf, testStores } from './test-store.fixture.ts';

const changed = { 'web/about.2.js': 'export const about = 2' };

describe('publishFolder', () => {
  const testStore = testStores();
  const temporaryFolder = temporaryFolders();
  const buildFolder = async (replaced = {}) => {
    const folder = await temporaryFolder();
    await writeBuild(folder, makeBuild('marketing', replaced));
    return folder;
  };

  it('stores and promotes a build, sending only what lacks', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const first = await publishFolder({ store, folder: await buildFolder(), gate: gateOf(store) });
    expect(first).toEqual({ name: 'marketing', version: versionOf(files), size, added: true, promoted: true });
    const onProgress = jest.fn();
    await publishFolder({ store, folder: await buildFolder(changed), gate: gateOf(store), onProgress });
    expect(onProgress.mock.calls).toEqual([[{ path: 'web/about.2.js', done: 1, of: 1 }]]);
  });

  it('never undoes what was promoted later', async () => {
    const { store } = await testStore();
    const old = await buildFolder();
    await publishFolder({ store, folder: old, gate: gateOf(store) });
    const newer = await publishFolder({ store, folder: await buildFolder(changed), gate: gateOf(store) });
    const again = await publishFolder({ store, folder: old, gate: gateOf(store) });
    expect(again).toMatchObject({ added: false, promoted: false });
    expect((await store.live()).map(({ version }) => version)).toEqual([newer.version]);
  });

  it('refuses a folder within a half, and names it', async () => {
    const { store } = await testStore();
    const folder = await buildFolder();
    await mkdir(join(folder, 'web/deep'));
    await writeFile(join(folder, 'web/deep/a.js'), '');
    const publishing = publishFolder({ store, folder, gate: gateOf(store) });
    await expect(publishing).rejects.toBeInstanceOf(ReleaseRefusal);
    await expect(publishing).rejects.toMatchObject({ details: { errors: [{ field: 'web/deep/a.js' }] } });
    expect(await store.live()).toEqual([]);
  });
});
