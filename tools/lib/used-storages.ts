import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
  used.add(this);
  return run.apply(this, args);
} as typeof run;

/**
 * Disables the storages that a test file leaves behind. Jest makes one for each, and Node 20 copies all of them to every promise: after a
 * hundred files that takes as long as the tests.
 */
export function disableUsedStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
