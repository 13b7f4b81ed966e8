import { describe, expect, it, jest } from '@jest/globals';
import { createGroupCommit } from './group-commit.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

const settled = (promises: readonly Promise<unknown>[]) =>
  Promise.allSettled(promises).then((results) => results.map(({ status }) => status));

describe('group commit', () => {
  it('writes the rows of one turn together, and those added meanwhile after them', async () => {
    const groups: (readonly number[])[] = [];
    const added: Promise<number>[] = [];
    const add = createGroupCommit<number, number>(async (rows) => {
      groups.push(rows);
      if (groups.length === 1) added.push(add(4), add(5));
      return rows.map((row) => row * 10);
    });
    expect(await Promise.all([1, 2, 3].map(add))).toEqual([10, 20, 30]);
    expect(await Promise.all(added)).toEqual([40, 50]);
    expect(await add(6)).toBe(60);
    expect(groups).toEqual([[1, 2, 3], [4, 5], [6]]);
  });

  it('limits the size of a group', async () => {
    const sizes: number[] = [];
    const add = createGroupCommit<number, number>(async (rows) => {
      sizes.push(rows.length);
      return rows;
    });
    await Promise.all(Array.from({ length: 1001 }, (_, i) => add(i)));
    expect(sizes).toEqual([500, 500, 1]);
  });

  it('tries a group once while the store is down, and continues when it is back', async () => {
    const write = jest.fn<(rows: readonly number[]) => Promise<readonly number[]>>(async (rows) => rows);
    write.mockRejectedValueOnce(new Error('connection refused'));
    const add = createGroupCommit(write);
    expect(await settled([1, 2].map(add))).toEqual(['rejected', 'rejected']);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await add(3)).toBe(3);
  });
});

describeOnEachDatabase('group commit', ({ testDatabase }) => {
  it('rejects only for the row that the database refuses', async () => {
    const { db } = await testDatabase();
    const write = jest.fn(async (rows: readonly { key: string; value: string }[]) => {
      await db.insertInto('settings').values(rows).execute();
      return rows.map(({ key }) => key);
    });
    const add = createGroupCommit(write);
    const rows = [
      { key: 'a', value: '1' },
      { key: 'b', value: JSON.parse('null') },
      { key: 'c', value: '3' },
      { key: 'a', value: 'again' },
      { key: 'd', value: '4' },
    ];
    const outcomes = await settled(rows.map(add));
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(write).toHaveBeenCalledTimes(1 + rows.length);
    const stored = await db.selectFrom('settings').selectAll().orderBy('key').execute();
    expect(stored).toEqual([rows[0], rows[2], rows[4]]);
  });
});
