import { randomUUID } from 'node:crypto';

/** Times of a millisecond that can be told apart: the 12 bits that follow the time. */
const COUNTER_SIZE = 0x1000;

/**
 * Makes UUIDs of version 7 (RFC 9562), each greater than the one before, whatever the clock does: within a millisecond the
 * bits after the time count (method 1 of §6.2), from a random number in the lower half of their range.
 */
export function createUuidV7(now: () => Date = () => new Date()): () => string {
  let time = 0;
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

/** What sorts before every UUID of version 7 that was made at a time or later, and after all that were made before. */
export const firstUuidV7 = (time: Date): string => `${timePart(time.getTime())}-7000-8000-000000000000`;

function timePart(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
