import { expect, test } from '@jest/globals';
import { sittingsOf } from './sittings.ts';

const at = (version: number, minute: number, isPublished = false) => {
  const savedAt = new Date(Date.UTC(2025, 2, 19, 14, minute)).toISOString();
  return { version, savedAt, publishedAt: isPublished ? savedAt : null };
};

test('a history shows the last version of each sitting, and all that were published', () => {
  const versions = [at(6, 40), at(5, 39), at(4, 20), at(3, 19, true), at(2, 18, true), at(1, 17)];
  expect(sittingsOf(versions, 3).map(({ version, live }) => [version, live])).toEqual([
    [6, undefined],
    [4, undefined],
    [3, 'liveNow'],
    [2, 'wasLive'],
  ]);
});
