import { executionAsyncResource } from 'node:async_hooks';
import { expect, it } from '@jest/globals';
import { keepTickShape } from './keep-tick-shape.ts';

/** Returns the object that Node made for a tick with `callback`. */
const tickOf = (callback: () => void) =>
  new Promise<object>((resolve) => {
    process.nextTick(() => {
      callback();
      resolve(executionAsyncResource());
    });
  });

it('has an object of Node to keep: another Node may make none, and then this module can go', async () => {
  const [first, second] = [await tickOf(keepTickShape), await tickOf(() => undefined)];
  expect(second).not.toBe(first);
  expect(Object.getOwnPropertySymbols(second).map(String)).toContain('Symbol(async_id_symbol)');
});
