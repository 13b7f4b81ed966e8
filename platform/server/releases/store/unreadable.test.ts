import { expect, it, jest } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import type { ReleaseRow } from '../../database/schema.ts';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { makeBuild, writeBuild } from '../build-folder.fixture.ts';
import { createPromotions } from '../promotions.ts';
import { publishFolder } from '../publish.ts';
import { releasesApi } from '../releases-api.fixture.ts';
import { createReleaseStore } from './release-store.ts';
import { aboutRoute, gateOf, prepareNothing, testStores } from './test-store.fixture.ts';

/** Contents of a stored release that make it unreadable. Some passed the gate of earlier servers. */
const DAMAGE: readonly [what: string, row: Partial<ReleaseRow>][] = [
  ['a layout that does not exist', { routes: JSON.stringify([{ ...aboutRoute, layout: 'weird' }]) }],
  ['a search parameter without a list', { routes: JSON.stringify([{ ...aboutRoute, search: { a: 'b' } }]) }],
  ['a chunk that is no text', { routes: JSON.stringify([{ ...aboutRoute, chunks: [null] }]) }],
  ['a path with half a character', { routes: JSON.stringify([{ ...aboutRoute, path: '/\ud800' }]) }],
  ['routes that are no list', { routes: '{}' }],
  ['half a list of routes', { routes: '[{"path":' }],
  ['no release.json', { info: 'null' }],
  ['an entry without a hash', { integrity: '{}' }],
  ['no files', { files: '[]' }],
];

describeOnEachDatabase('a stored release that cannot be read', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  /** Creates a store with a live `catalog`, a live `marketing` and an older one that is damaged. */
  const setUp = async (damage: Partial<ReleaseRow>) => {
    const { store, db, dataDir } = await testStore();
    const gate = gateOf(store, async ({ name }) => ({ routes: [{ ...aboutRoute, path: `/${name}` }], violations: [] }));
    const promotions = createPromotions({ store, gate, prepare: prepareNothing });
    const release = async (name: string, replaced = {}) => {
      const files = makeBuild(name, replaced);
      for (const { sha256, bytes } of files) await store.putFile(sha256, bytes);
      const { release: added } = await store.add(name, listOf(files), gate);
      await promotions.promote(name, added.version);
      return added.version;
    };
    const damaged = await release('marketing');
    const marketing = await release('marketing', { 'web/note.1.txt': 'second' });
    const catalog = await release('catalog');
    await db.updateTable('releases').set(damage).where('version', '=', damaged).execute();
    return { store, db, dataDir, gate, promotions, damaged, marketing, catalog };
  };

  it.each(DAMAGE)('(%s) makes no restart, list, promotion or live set fail', async (_what, damage) => {
    const { store, db, dataDir, gate, promotions, damaged, marketing, catalog } = await setUp(damage);
    const onUnreadable = jest.fn();
    const restarted = await createReleaseStore({ db, cacheDir: dataDir, onUnreadable });
    expect(onUnreadable.mock.calls).toEqual([
      [{ name: 'marketing', version: damaged, fault: expect.stringMatching(/^\S+: \S/) }],
    ]);
    expect((await restarted.live()).map(({ version }) => version)).toEqual([catalog, marketing]);

    const list = await releasesApi(store, { gate }).send('GET', '/releases');
    expect(await list.json()).toMatchObject({
      releases: [
        { name: 'catalog', deployments: [{ version: catalog }] },
        { name: 'marketing', deployments: [{ version: marketing }, { version: damaged, size: 0, unreadable: true }] },
      ],
    });
    await expect(promotions.promote('catalog', catalog)).resolves.toMatchObject({ appended: false });
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject({
      details: {
        status: 404,
        title: expect.stringContaining('cannot be read'),
        detail: expect.stringContaining('again'),
      },
    });
    expect((await store.live()).map(({ version }) => version)).toEqual([catalog, marketing]);
  });

  it('is repaired when it is sent or started with again', async () => {
    const { store, damaged, dataDir, gate } = await setUp({ routes: 'damaged' });
    expect(await store.get('marketing', damaged)).toBeUndefined();
    await writeBuild(`${dataDir}/build`, makeBuild('marketing'));
    const published = await publishFolder({ store, folder: `${dataDir}/build`, gate });
    expect(published).toMatchObject({ version: damaged, added: true, promoted: false });
    expect(await store.get('marketing', damaged)).toMatchObject({ routes: [{ path: '/marketing' }] });
  });
});
