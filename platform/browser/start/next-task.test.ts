import { afterEach, expect, it, jest } from '@jest/globals';
import { nextTask } from './next-task.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'scheduler');
});

it('continues in another task', async () => {
  const other = jest.fn();
  setTimeout(other);
  await nextTask();
  expect(other).toHaveBeenCalled();
});

it('yields by the browser’s scheduler, which continues before other tasks', async () => {
  const yielded = jest.fn(() => Promise.resolve());
  Object.assign(window, { scheduler: { yield: yielded } });
  await nextTask();
  expect(yielded).toHaveBeenCalledTimes(1);
});
