import { expect, it } from '@jest/globals';
import { createKeyedQueue } from './queues.ts';

/** Returns the log of a queue's started actions, and functions that start and end an action. */
function setUp(options: Parameters<typeof createKeyedQueue>[0] = { width: 2 }) {
  const enqueue = createKeyedQueue(options);
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
  const { log, start, end } = setUp();
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
  const { log, start, end } = setUp();
  void start('a', 'hangs');
  void start('a', 'a2');
  const other = start('b', 'b1');
  await settled();
  expect(log).toEqual(['hangs', 'b1']);
  await end('b1');
  await expect(other).resolves.toBe('b1');
});

it('runs no more actions at once than its width', async () => {
  const { log, start, end } = setUp();
  for (const name of ['a', 'b', 'c', 'd']) void start(name, name);
  await settled();
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

it('an action that has waited starts beside others that hang, up to a bound', async () => {
  const { log, start, end } = setUp({ width: 2, lateWidth: 3, maxWaitMs: 1 });
  for (const name of ['a', 'b']) void start(name, name);
  const late = start('c', 'c');
  while (!log.includes('c')) await settled();
  void start('d', 'd');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(log).toEqual(['a', 'b', 'c']);
  await end('c');
  await expect(late).resolves.toBe('c');
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
