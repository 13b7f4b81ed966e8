import { randomUUID } from 'node:crypto';

/** Number of values of the counter: the 12 bits that follow the time. */
const COUNTER_SIZE = 0x1000;

/**
 * Returns a function that creates UUIDs of version 7 (RFC 9562), each greater than the one before, even if the clock goes
 * back: within a millisecond the bits after the time count up (method 1 of §6.2) from a random number in the lower half.
 * @param last A UUID of version 7 that all are to be greater than.
 */
export function createUuidV7(now: () => Date = () => new Date(), last?: string): () => string {
  let time = last === undefined ? 0 : timeOf(last) + 1;
  let counter = 0;

  return () => {
    const current = now().getTime();
    const random = randomUUID();
    counter += 1;
    if (current > time || counter === COUNTER_SIZE) {
      time = Math.max(current, time + 1);
      counter = Number.parseInt(random.slice(0, 3), 16) % (COUNTER_SIZE / 2);
    }
    return `${timePart(time)}-7${counter.toString(16).padStart(3, '0')}-${random.slice(19)}`;
  };
}

/**
 * Returns a text that sorts before all UUIDs of version 7 created at `time` or later, and after all created before. A time
 * before 1970 counts as 1970.
 */
export const firstUuidV7 = (time: Date): string => `${timePart(Math.max(0, time.getTime()))}-7000-8000-000000000000`;

/** Returns the milliseconds since the epoch in a UUID of version 7. */
const timeOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

function timePart(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
