/** Milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns how long ago an ISO time is, in the largest unit that fits: `3 hours`. */
export function ageOf(at: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', 1000];
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
