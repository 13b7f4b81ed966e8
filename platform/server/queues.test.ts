import { expect, it } from '@jest/globals';
import { createKeyedQueue } from './queues.ts';

/** Returns the log of a queue's started actions, and functions that start and end an action. */
function setUp(width: number, maxWaitMs?: number) {
  const enqueue = createKeyedQueue(width, maxWaitMs);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, id: string, fails = false) =>
    enqueue(name, async () => {
      log.push(id);
      await new Promise<void>((end) => ends.set(id, end));
      if (fails) throw new Error(id);
      return id;
    });
  const end = async (id: string) => {
    ends.get(id)?.();
    await settled();
  };
  return { log, start, end };
}

/** Resolves when all promises that can settle have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('actions of one key run one at a time, in order, also after one that fails', async () => {
  const { log, start, end } = setUp(2);
  const first = start('a', 'a1', true);
  const second = start('a', 'a2');
  await settled();
  expect(log).toEqual(['a1']);
  const refused = expect(first).rejects.toThrow('a1');
  await end('a1');
  await refused;
  expect(log).toEqual(['a1', 'a2']);
  await end('a2');
  await expect(second).resolves.toBe('a2');
});

it('an action that hangs blocks its own key only', async () => {
  const { log, start, end } = setUp(2);
  void start('a', 'hangs');
  void start('a', 'a2');
  const other = start('b', 'b1');
  await settled();
  expect(log).toEqual(['hangs', 'b1']);
  await end('b1');
  await expect(other).resolves.toBe('b1');
});

it('runs no more actions at once than its width', async () => {
  const { log, start, end } = setUp(2);
  for (const name of ['a', 'b', 'c', 'd']) void start(name, name);
  await settled();
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

it('actions that hang delay those of another key for a bounded time', async () => {
  const { log, start, end } = setUp(2, 1);
  for (const name of ['a', 'b']) void start(name, `${name} hangs`);
  const other = start('c', 'c');
  while (!log.includes('c')) await settled();
  await end('c');
  await expect(other).resolves.toBe('c');
  const next = start('d', 'd');
  while (!log.includes('d')) await settled();
  await end('d');
  await expect(next).resolves.toBe('d');
});
