import { executionAsyncResource } from 'node:async_hooks';

/** What is kept. */
const ticks: object[] = [];

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`, of which a response takes eight. Where a collection of garbage
 * finds none of them alive, V8 forgets their shape, and makes every later one ten times as slowly: its code expects the old shape, and
 * gives up after it has met a second one. To be called before the process has much to do.
 */
export function keepTickShape(): void {
  process.nextTick(() => ticks.push(executionAsyncResource()));
}
