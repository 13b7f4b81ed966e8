import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Maximum number of visitors at one address, such as a household or an office. Equal browsers there are one visitor. */
export const VISITORS_PER_ADDRESS = 8;

/** Maximum number of addresses in memory. */
const MAX_ADDRESSES = 20_000;

/** Returns the key of a visitor: 16 hexadecimal digits that change every day (UTC). */
export type VisitorOf = (address: string, userAgent: string) => string;

/**
 * Creates a function that returns the keys of visitors. A key does not reveal the address without the secret. An address cannot pretend
 * to be more than eight visitors: further user agents count as one.
 */
export function createVisitorOf(secret: string, now: () => number = Date.now): VisitorOf {
  const agentsOf = new LRUCache<string, Set<string>>({ max: MAX_ADDRESSES });
  const hash = (...values: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(values)).digest('hex').slice(0, 16);

  return (address, userAgent) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const addressKey = hash(day, address);
    const agents = agentsOf.get(addressKey) ?? new Set();
    const agent = createHash('sha256').update(userAgent).digest('base64url');
    if (agents.size < VISITORS_PER_ADDRESS - 1) agents.add(agent);
    agentsOf.set(addressKey, agents);
    return agents.has(agent) ? hash(day, address, userAgent) : addressKey;
  };
}
