import { expect, it } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { ProblemError } from '../../http/problem.ts';
import { build, collectedSites, DAY_MS, ownFile } from './collection.fixture.ts';
import { collect } from './collection.ts';
import { gateOf, testStores } from './test-store.fixture.ts';

const ROUNDS = process.env.TEST_ALL === '1' ? 25 : 5;

describeOnEachDatabase('a collection beside other work', ({ newPlace }) => {
  const openSite = collectedSites(testStores(newPlace));
  const setUp = async () => {
    const site = await openSite(4, true);
    site.clock.time += 7 * DAY_MS;
    return site;
  };

  it('leaves no object behind of a file that was sent twice, or not to its end', async () => {
    const { clock, store, open, objects, bucket } = await setUp();
    const file = ownFile('9');
    const other = await open();
    await Promise.all([store, other, store].map((server) => server.putFile(file.sha256, file.bytes)));
    const ofFile = () => [...objects.keys()].filter((object) => object.startsWith(file.sha256));
    expect(ofFile()).toHaveLength(3);
    const put = bucket.put;
    bucket.put = async (...args) => {
      await put(...args);
      throw new Error('the connection was lost');
    };
    await expect(store.putFile(file.sha256, file.bytes)).rejects.toThrow('was lost');
    expect(ofFile()).toHaveLength(4);
    clock.time += DAY_MS;
    await store.removeObjects();
    expect(ofFile()).toHaveLength(1);
    expect(Buffer.from(await other.readFile(file.sha256)).toString()).toBe('9');
  });

  it('keeps a file that is sent again while its former object is removed', async () => {
    const { store, open, objects, bucket } = await setUp();
    const file = ownFile('0');
    const { remove } = bucket;
    const removed: string[] = [];
    bucket.remove = async (object) => {
      if (object.startsWith(file.sha256)) await other.putFile(file.sha256, file.bytes);
      removed.push(object);
      await remove(object);
    };
    const other = await open();
    await store.collect(2);
    expect(removed.some((object) => object.startsWith(file.sha256))).toBe(true);
    expect([...objects.keys()].filter((object) => object.startsWith(file.sha256))).toHaveLength(1);
    expect(Buffer.from(await (await open()).readFile(file.sha256)).toString()).toBe('0');
  });

  it('either keeps a release for a preview that begins meanwhile, or refuses the preview', async () => {
    const { db, clock, open, store, versions } = await setUp();
    const [version = ''] = versions;
    const other = await open();
    const needed: Promise<string>[] = [];
    await collect(
      {
        db,
        live: store.live,
        keptFiles: async () => [],
        keep: 2,
        now: () => new Date(clock.time),
        async entries(transaction) {
          const until = new Date(clock.time + DAY_MS);
          needed.push(
            other.need('marketing', version, until).then(
              () => 'needed',
              () => 'refused',
            ),
          );
          // Work that does not wait for this transaction is done by then.
          for (let i = 0; i < 20; i += 1) await transaction.selectFrom('settings').select('key').execute();
          return store.entries(transaction);
        },
      },
      {},
    );
    const isStored = (await store.get('marketing', version)) !== undefined;
    expect([await needed[0], isStored]).toEqual(['refused', false]);
  });

  it('removes no file of a release that is sent, previewed or made live at the same time', async () => {
    const { db, clock, open, objects } = await setUp();
    const stores = await Promise.all([open(), open(), open()]);
    const outcomes: Record<string, number> = {};
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      const outcome = await work().then(
        () => 'done',
        (error: unknown) => {
          if (!(error instanceof ProblemError)) throw error;
          return 'refused';
        },
      );
      outcomes[`${what} ${outcome}`] = (outcomes[`${what} ${outcome}`] ?? 0) + 1;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      clock.time += 4 * DAY_MS;
      const at = (i: number) => stores[i % 3] as (typeof stores)[number];
      const sent = Array.from({ length: 4 }, (_, i) => build(String((round + i * 3) % 8)));
      await Promise.all([
        ...sent.map((files, i) =>
          attempt('send', async () => {
            const store = at(i);
            const missing = await store.missing(files);
            for (const { sha256, bytes } of files) if (missing.includes(sha256)) await store.putFile(sha256, bytes);
            const { release } = await store.add('marketing', listOf(files), gateOf(store));
            if (i === 0) await store.append('marketing', release.version, 'promote');
            else if (i === 1) await store.need('marketing', release.version, new Date(clock.time + 2 * DAY_MS));
          }),
        ),
        ...[0, 1].map((i) => attempt('collect', () => at(i + round).collect(2))),
      ]);
      const releases = await db.selectFrom('releases').selectAll().where('collected_at', 'is', null).execute();
      const fresh = await open();
      for (const { files } of releases)
        for (const { sha256 } of JSON.parse(files)) await expect(fresh.readFile(sha256)).resolves.toBeDefined();
      expect((await fresh.live()).length).toBe(1);
    }
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['send done', 'collect done']));
    clock.time += DAY_MS;
    await stores[0]?.removeObjects();
    const rows = await db.selectFrom('files').select('object').execute();
    expect([...objects.keys()].sort()).toEqual(rows.map(({ object }) => object ?? '').sort());
  });
});
