import { expect, it } from '@jest/globals';
import { createMemoryCounter, MAX_CLIENTS } from './memory-counter.ts';

it('knows the newest clients alone, however many there are', async () => {
  const counter = createMemoryCounter({ points: 1, duration: 600 });
  for (let client = 0; client <= MAX_CLIENTS; client += 1) await counter.consume(client);
  expect([counter.get('0'), counter.get('1')?.consumedPoints]).toEqual([undefined, 1]);
  await expect(counter.consume(MAX_CLIENTS)).rejects.toMatchObject({ consumedPoints: 2, remainingPoints: 0 });
});
