import type { Values } from '../entry-requests.ts';

/** Returns whether two values of a field are the same. An absent value is the same as an empty one. */
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(isEmpty(a) ? null : a) === JSON.stringify(isEmpty(b) ? null : b);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns the names of the fields whose values differ. */
export const changedFields = (a: Values, b: Values): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !isSame(a[name], b[name]));

interface Merged {
  /** Each field as it was changed on either side; those of `conflicts` as in `mine`. */
  readonly values: Values;
  /** Fields that both sides have changed, to different values. */
  readonly conflicts: readonly string[];
}

/** Merges two changes of the same values, field by field. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const ofThem = changedFields(base, theirs);
  const conflicts = ofThem.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]));
  const taken = ofThem.filter((name) => !conflicts.includes(name)).map((name) => [name, theirs[name]] as const);
  return { values: { ...mine, ...Object.fromEntries(taken) }, conflicts };
}
