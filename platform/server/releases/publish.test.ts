import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { listOf, sha256, versionOf } from '@platform/build/gate/built-release';
import type { Gate } from '../gate/gate.ts';
import { GateError } from '../gate/gate-error.ts';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { makeBuild, writeBuild } from './build-folder.fixture.ts';
import { publishFolder } from './publish.ts';
import { gateOf, testStores } from './store/test-store.fixture.ts';

const changed = { 'web/about.2.js': 'export const about = 2' };

describe('publishFolder', () => {
  const testStore = testStores();
  const temporaryFolder = temporaryFolders();
  const buildFolder = async (replaced = {}) => {
    const folder = await temporaryFolder();
    await writeBuild(folder, makeBuild('marketing', replaced));
    return folder;
  };

  it('stores and promotes a build, storing only new files', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const first = await publishFolder({ store, folder: await buildFolder(), gate: gateOf(store) });
    const version = versionOf(files);
    expect(first).toEqual({ name: 'marketing', version, size, added: true, promoted: true, retired: false });
    const putFile = jest.spyOn(store, 'putFile');
    await publishFolder({ store, folder: await buildFolder(changed), gate: gateOf(store) });
    expect(putFile.mock.calls).toEqual([[sha256(changed['web/about.2.js']), expect.anything()]]);
  });

  it('does not undo a later promotion', async () => {
    const { store } = await testStore();
    const old = await buildFolder();
    await publishFolder({ store, folder: old, gate: gateOf(store) });
    const newer = await publishFolder({ store, folder: await buildFolder(changed), gate: gateOf(store) });
    const again = await publishFolder({ store, folder: old, gate: gateOf(store) });
    expect(again).toMatchObject({ added: false, promoted: false });
    expect((await store.live()).map(({ version }) => version)).toEqual([newer.version]);
  });

  it('checks a build that was stored and never live, and none that was', async () => {
    const { store } = await testStore();
    const folder = await buildFolder();
    const gate = jest.fn<Gate>(gateOf(store));
    for (const { sha256, bytes } of makeBuild('marketing')) await store.putFile(sha256, bytes);
    await store.add('marketing', listOf(makeBuild('marketing')), gate);
    gate.mockClear();
    expect(await publishFolder({ store, folder, gate })).toMatchObject({ added: false, promoted: true });
    expect(gate).toHaveBeenCalledTimes(1);
    expect(await publishFolder({ store, folder, gate })).toMatchObject({ added: false, promoted: false });
    expect(gate).toHaveBeenCalledTimes(1);
  });

  it('refuses a folder within a half, and names its file', async () => {
    const { store } = await testStore();
    const folder = await buildFolder();
    await mkdir(join(folder, 'web/deep'));
    await writeFile(join(folder, 'web/deep/a.js'), '');
    const publishing = publishFolder({ store, folder, gate: gateOf(store) });
    await expect(publishing).rejects.toBeInstanceOf(GateError);
    await expect(publishing).rejects.toMatchObject({ details: { errors: [{ field: 'web/deep/a.js' }] } });
    expect(await store.live()).toEqual([]);
  });
});
