import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Maximum number of visitors at one address: a household or an office, of which browsers of one kind and version are one. */
export const VISITORS_PER_ADDRESS = 8;

/** Maximum number of addresses that are counted at a time. */
const MAX_ADDRESSES = 20_000;

/** Returns the key of a visitor: 16 hexadecimal digits, another one each day (UTC). */
export type VisitorOf = (address: string, userAgent: string) => string;

/**
 * Creates a function that returns the keys of visitors. From a key nobody can return to the address without the secret. One address can
 * pretend to be few visitors: after so many user agents it is one more visitor, whatever it says.
 */
export function createVisitorOf(secret: string, now: () => number = Date.now): VisitorOf {
  const agentsOf = new LRUCache<string, Set<string>>({ max: MAX_ADDRESSES });
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 16);

  return (address, userAgent) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const place = hash(day, address);
    const agents = agentsOf.get(place) ?? new Set();
    const agent = createHash('sha256').update(userAgent).digest('base64url');
    if (agents.size < VISITORS_PER_ADDRESS - 1) agents.add(agent);
    agentsOf.set(place, agents);
    return agents.has(agent) ? hash(day, address, userAgent) : place;
  };
}
