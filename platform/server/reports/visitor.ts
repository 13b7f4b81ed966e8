import { createHash, createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlatformDatabase } from '../database/schema.ts';
import { createSettingsTable, newSecret } from '../database/settings-table.ts';

/** Maximum number of visitors at one address, such as a household or an office. Equal browsers there are one visitor. */
export const VISITORS_PER_ADDRESS = 8;

/** Maximum number of addresses in memory. */
const MAX_ADDRESSES = 20_000;

/** Key of the setting with the secret of a day, before the day. */
const SECRET = 'visitor-key';

/** Returns the secret of a day (UTC), such as `2026-03-01`. */
export type SecretOfDay = (day: string) => Promise<string>;

/**
 * Creates a function that returns the secret of a day, which all servers of a database share. The secrets of earlier days are deleted: from
 * then on nobody can compute which address a key of that day belongs to.
 */
export function createSecretOfDay(db: PlatformDatabase): SecretOfDay {
  const settings = createSettingsTable(db);
  let last: { readonly day: string; readonly secret: Promise<string> } | undefined;

  async function read(day: string): Promise<string> {
    const key = `${SECRET} ${day}`;
    const secret = await settings.getOrCreate(key, newSecret);
    await db.deleteFrom('settings').where('key', '>=', SECRET).where('key', '<', key).execute();
    return secret;
  }

  return (day) => {
    if (last?.day !== day) {
      const secret = read(day);
      last = { day, secret };
      secret.catch(() => {
        last = undefined;
      });
    }
    return last.secret;
  };
}

/** Returns the key of a visitor: 16 hexadecimal digits that change every day (UTC). */
export type VisitorOf = (address: string, userAgent: string) => Promise<string>;

/**
 * Creates a function that returns the keys of visitors. A key does not reveal the address without the secret of its day. An address cannot
 * pretend to be more than eight visitors: further user agents count as one.
 */
export function createVisitorOf(secretOf: SecretOfDay, now: () => number = Date.now): VisitorOf {
  const agentsOf = new LRUCache<string, Set<string>>({ max: MAX_ADDRESSES });

  return async (address, userAgent) => {
    const day = new Date(now()).toISOString().slice(0, 10);
    const secret = await secretOf(day);
    const hash = (...values: string[]) =>
      createHmac('sha256', secret).update(JSON.stringify(values)).digest('hex').slice(0, 16);
    const addressKey = hash(day, address);
    const agents = agentsOf.get(addressKey) ?? new Set();
    const agent = createHash('sha256').update(userAgent).digest('base64url');
    if (agents.size < VISITORS_PER_ADDRESS - 1) agents.add(agent);
    agentsOf.set(addressKey, agents);
    return agents.has(agent) ? hash(day, address, userAgent) : addressKey;
  };
}
