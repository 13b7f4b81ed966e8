/**
 * Whether this is the full tier (`npm run test:all`), which runs every case of every matrix. The others run some cases of a matrix, and no
 * test with `@full` at the end of its title. `npm test` runs tests with `@main` alone.
 */
export const testAll = process.env.TEST_ALL === '1';

/** Returns all items in the full tier, otherwise only number `turn`, which may exceed the number of items. */
export function inTurn<T>(items: readonly T[], turn: number): readonly T[] {
  const index = turn % items.length;
  return testAll ? items : items.slice(index, index + 1);
}
