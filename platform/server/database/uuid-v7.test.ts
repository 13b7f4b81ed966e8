import { describe, expect, it } from '@jest/globals';
import { createUuidV7 } from './uuid-v7.ts';

describe('UUIDs of version 7', () => {
  it('begin with the time and contain their version', () => {
    const newId = createUuidV7(() => new Date(0x0123456789ab));
    expect(newId()).toMatch(/^01234567-89ab-7[0-7][0-9a-f]{2}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('increase, even if the counter overflows within a millisecond, or the clock goes back', () => {
    const times = [...Array<number>(10_000).fill(2000), 1000, 1000, 3000];
    let next = 0;
    const newId = createUuidV7(() => new Date(times[next++] ?? 0));
    const ids = times.map(() => newId());
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ids).toHaveLength(times.length);
  });

  it('are greater than the last one of an earlier process, even if the clock was set back', () => {
    for (const time of [1_750_000_000_000, 0, 4_000_000_000_000]) {
      const last = createUuidV7(() => new Date(1_750_000_000_000))();
      const newId = createUuidV7(() => new Date(time), last);
      const ids = [last, newId(), newId()];
      expect(ids).toEqual([...new Set(ids)].sort());
    }
  });
});
