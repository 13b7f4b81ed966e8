/** @type {[unit: string, milliseconds: number][]} */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/**
 * @param {string} at An ISO time.
 * @param {number} [now] In milliseconds since the epoch.
 * @returns {string} How long ago that is, in the largest unit that is reached: `3 hours`.
 */
export function ageOf(at, now = Date.now()) {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', 1000];
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
