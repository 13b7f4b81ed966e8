import { describe, expect, it } from '@jest/globals';
import type { Action } from '../database/schema.ts';
import { canariesOf } from './canary.ts';

/** Returns a log, newest first. Each entry: name, version, action, traffic. */
const logOf = (...entries: readonly [name: string, version: string, action: Action, traffic?: number][]) =>
  entries
    .map(([name, version, action, traffic], i) => ({
      seq: i + 1,
      name,
      version,
      action,
      createdAt: `at ${i + 1}`,
      ...(traffic !== undefined && { traffic }),
    }))
    .reverse();

const first = ['marketing', '1', 'promote'] as const;
const begun = ['marketing', '2', 'canary', 5] as const;

describe('canariesOf', () => {
  it('returns of each name the release, its traffic, when it began, and how often its traffic was set', () => {
    const log = logOf([...first], [...begun], ['catalog', '1', 'promote'], ['marketing', '2', 'canary', 25]);
    const found = {
      name: 'marketing',
      version: '2',
      traffic: 25,
      seq: 4,
      since: 'at 4',
      begunAt: 'at 2',
      step: 2,
      removes: [],
    };
    expect(canariesOf(log)).toEqual([found]);
    expect(canariesOf(log.slice(1))).toMatchObject([{ traffic: 5, since: 'at 2', step: 1 }]);
    const two = logOf([...first], [...begun], ['catalog', '1', 'promote'], ['catalog', '2', 'canary', 10], [...begun]);
    const [catalog, marketing] = [
      { name: 'catalog', traffic: 10, seq: 4, step: 1 },
      { name: 'marketing', seq: 5, step: 2 },
    ];
    expect(canariesOf(two)).toMatchObject([catalog, marketing]);
  });

  it.each<[what: string, ...after: [string, string, Action, number?][]]>([
    ['its end', ['marketing', '2', 'canary', 0]],
    ['its promotion', ['marketing', '2', 'promote']],
    ['the promotion of another release', ['marketing', '3', 'promote']],
    ['a roll-back', ['marketing', '0', 'rollback']],
    ['a retirement', ['marketing', '1', 'retire']],
    ['a pin', ['marketing', '1', 'pin']],
    ['a pin that was taken back', ['marketing', '1', 'pin'], ['marketing', '1', 'unpin']],
  ])('is ended by %s', (_, ...after) => {
    const others = logOf([...first], ['catalog', '2', 'canary', 10], [...begun], ...after);
    expect(canariesOf(others).map(({ name }) => name)).toEqual(['catalog']);
  });

  it.each<[what: string, entry: [string, string, Action, number?]]>([
    ['unpinned', ['marketing', '1', 'unpin']],
    ['another name is promoted', ['catalog', '2', 'promote']],
    ['another name is pinned', ['catalog', '2', 'pin']],
  ])('goes on when %s', (_, entry) => {
    expect(canariesOf(logOf([...first], [...begun], entry))).toMatchObject([{ version: '2', step: 1 }]);
  });

  it('counts the steps of one canary alone', () => {
    const again = logOf([...first], [...begun], ['marketing', '2', 'canary', 0], [...begun]);
    expect(canariesOf(again)).toMatchObject([{ begunAt: 'at 4', step: 1 }]);
    const other = logOf([...first], ['marketing', '3', 'canary', 5], ['marketing', '1', 'pin'], [...begun]);
    expect(canariesOf(other)).toMatchObject([{ begunAt: 'at 4', step: 1 }]);
    expect(canariesOf([])).toEqual([]);
  });
});
