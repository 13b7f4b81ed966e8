import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { addBuild, NOON, testStores } from '../releases/store/test-store.fixture.ts';

const changed = { 'web/about.2.js': 'export const about = 2' };

describeOnEachDatabase('the log of deployments', ({ newPlace }) => {
  const testStore = testStores(newPlace);

  it('makes the newest deployment of each name live', async () => {
    const { store } = await testStore();
    const first = await addBuild(store, 'marketing', makeBuild('marketing'));
    const second = await addBuild(store, 'marketing', makeBuild('marketing', changed));
    const shell = await addBuild(store, 'shell', makeBuild('shell'));
    expect(await store.live()).toEqual([]);
    for (const [name, version] of [
      ['marketing', first],
      ['shell', shell],
      ['marketing', second],
    ] as const) {
      await store.append(name, version, 'promote');
    }
    expect((await store.live()).map(({ name, version }) => [name, version])).toEqual([
      ['marketing', second],
      ['shell', shell],
    ]);
    await store.append('marketing', first, 'promote');
    expect((await store.live()).map(({ version }) => version)).toEqual([first, shell]);
    expect((await store.historyOf('marketing')).map(({ seq, version }) => [seq, version])).toEqual([
      [4, first],
      [3, second],
      [1, first],
    ]);
  });

  it('appends nothing for a release that is live', async () => {
    const { store } = await testStore();
    const version = await addBuild(store, 'marketing', makeBuild('marketing'));
    const createdAt = NOON.toISOString();
    const hash = expect.any(String);
    const deployment = { seq: 1, name: 'marketing', version, action: 'promote', createdAt, browser: false, hash };
    expect(await store.append('marketing', version, 'promote')).toEqual({ deployment, appended: true });
    expect(await store.append('marketing', version, 'promote')).toEqual({ deployment, appended: false });
    expect(await store.historyOf('marketing')).toHaveLength(1);
  });

  it('numbers concurrent deployments one by one', async () => {
    const { store } = await testStore();
    const names = ['admin', 'catalog', 'chat', 'marketing', 'shell'];
    const versions = await Promise.all(names.map((name) => addBuild(store, name, makeBuild(name))));
    const outcomes = await Promise.all(
      [...names, ...names].map((name, i) => store.append(name, versions[i % names.length] ?? '', 'promote')),
    );
    expect(outcomes.map(({ deployment }) => deployment.seq).sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(outcomes.filter(({ appended }) => appended)).toHaveLength(names.length);
  });

  it('serves the version before one that cannot be read, and appends nothing', async () => {
    const { store, db } = await testStore();
    const versions: string[] = [];
    for (const text of ['1', '2', '3']) {
      const version = await addBuild(store, 'marketing', makeBuild('marketing', { [`web/note.${text}.txt`]: text }));
      await store.append('marketing', version, 'promote');
      versions.push(version);
    }
    const [first, second = '', third = ''] = versions;
    const live = async () => (await store.live()).map(({ version }) => version);
    const damage = (version: string, column: 'info' | 'files' | 'routes' | 'integrity', text: string) =>
      db
        .updateTable('releases')
        .set({ [column]: text })
        .where('version', '=', version)
        .execute();

    await damage(third, 'routes', '{');
    expect(await live()).toEqual([second]);
    expect(await store.unserved()).toEqual([
      { name: 'marketing', version: third, fault: expect.stringMatching(/^routes: /), instead: second },
    ]);
    await damage(second, 'info', 'null');
    expect(await live()).toEqual([first]);
    await damage(first ?? '', 'files', '[{"path":1}]');
    expect(await live()).toEqual([]);
    expect(await store.unserved()).toMatchObject([{ version: third, instead: undefined }]);
    expect((await store.history()).map(({ version }) => version)).toEqual([third, second, first]);
  });

  it('does not serve what was rolled back', async () => {
    const { store } = await testStore();
    const [first, second] = [
      await addBuild(store, 'marketing', makeBuild('marketing')),
      await addBuild(store, 'marketing', makeBuild('marketing', changed)),
    ];
    await store.append('marketing', first, 'promote');
    await store.append('marketing', second, 'promote');
    await store.append('marketing', first, 'rollback');
    store.setAside({ name: 'marketing', version: first }, 'it cannot be rendered');
    expect(await store.live()).toEqual([]);
  });

  it('serves a release that was set aside once it is promoted again', async () => {
    const { store } = await testStore();
    const version = await addBuild(store, 'marketing', makeBuild('marketing'));
    await store.append('marketing', version, 'promote');
    store.setAside({ name: 'marketing', version }, 'it cannot be rendered');
    expect(await store.unserved()).toEqual([
      { name: 'marketing', version, fault: 'it cannot be rendered', instead: undefined },
    ]);
    expect(await store.append('marketing', version, 'promote')).toMatchObject({ appended: false });
    expect((await store.live()).map((release) => release.version)).toEqual([version]);
  });
});
