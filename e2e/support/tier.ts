/** `npm run test:all`: every case of every matrix. `npm test` looks at one of each, taken in turn. */
export const testAll = process.env.TEST_ALL === '1';

/** All of them with `TEST_ALL`; otherwise one, the `turn`-th, counted round and round. */
export function inTurn<T>(items: readonly T[], turn: number): readonly T[] {
  const place = turn % items.length;
  return testAll ? items : items.slice(place, place + 1);
}
