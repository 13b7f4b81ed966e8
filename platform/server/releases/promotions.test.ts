import { describe, expect, it, jest } from '@jest/globals';
import { makeBuild } from './build-folder.fixture.ts';
import { createPromotions, type PreparedSet } from './promotions.ts';
import type { Release } from './release.ts';
import { addBuild, testStores } from './test-store.fixture.ts';

describe('promotions', () => {
  const testStore = testStores();

  /** Two stored releases, and sets that tell what becomes of them. */
  const setUp = async (prepare?: (releases: readonly Release[]) => Promise<PreparedSet>) => {
    const { store } = await testStore();
    const first = await addBuild(store, 'marketing', makeBuild('marketing'));
    const second = await addBuild(store, 'marketing', makeBuild('marketing', { 'web/note.1.txt': 'second' }));
    const told: string[] = [];
    const tell = async ([release]: readonly Release[]): Promise<PreparedSet> => {
      const name = release?.version === first ? 'first' : 'second';
      told.push(`prepare ${name}`);
      return {
        failed: [],
        goLive: async () => void told.push(`live ${name}`),
        drop: async () => void told.push(`drop ${name}`),
      };
    };
    return { store, first, second, told, promotions: createPromotions({ store, prepare: prepare ?? tell }) };
  };

  it('prepare, write down and switch one after the other, however many are asked for at once', async () => {
    const { promotions, first, second, told, store } = await setUp();
    await Promise.all([promotions.promote('marketing', first), promotions.promote('marketing', second)]);
    expect(told).toEqual(['prepare first', 'live first', 'prepare second', 'live second']);
    await promotions.rollBack('marketing');
    expect(told.slice(4)).toEqual(['prepare first', 'live first']);
    expect((await store.history()).map(({ action }) => action)).toEqual(['rollback', 'promote', 'promote']);
  });

  it('prepare nothing for what is live', async () => {
    const { promotions, first, told } = await setUp();
    await promotions.promote('marketing', first);
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ seq: 1, appended: false });
    expect(told).toEqual(['prepare first', 'live first']);
  });

  it('write nothing down when the set cannot be shown, and go on', async () => {
    const prepare = jest.fn<(releases: readonly Release[]) => Promise<PreparedSet>>();
    prepare.mockRejectedValueOnce(new Error('no frame'));
    prepare.mockResolvedValue({ failed: ['/about'], goLive: async () => {}, drop: async () => {} });
    const { promotions, store, first } = await setUp(prepare);
    await expect(promotions.promote('marketing', first)).rejects.toThrow('no frame');
    expect(await store.history()).toEqual([]);
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ failed: ['/about'] });
  });

  it('drop the set when it cannot be written down', async () => {
    const { store, first, told, promotions } = await setUp();
    jest.spyOn(store, 'append').mockRejectedValueOnce(new Error('the database is away'));
    await expect(promotions.promote('marketing', first)).rejects.toThrow('the database is away');
    expect(told).toEqual(['prepare first', 'drop first']);
  });
});
