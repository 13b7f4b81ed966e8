import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { rateLimitStore } from '../../database/rate-limit-store.ts';
import type { PlatformDatabase } from '../../database/schema.ts';
import { createSettingsTable, newSecret } from '../../database/settings-table.ts';
import type { CreateCounter } from './rate-limit.ts';

/**
 * Counts in a PostgreSQL database, for all its servers together; in this process while the database cannot be used. Addresses are stored
 * as keyed hashes, and go within an hour of their limit's end.
 */
export async function sharedCounters(db: PlatformDatabase): Promise<CreateCounter> {
  const secret = await createSettingsTable(db).getOrCreate('address-key', newSecret);
  const hash = (client: string) => createHmac('sha256', secret).update(client).digest('base64url');

  return ({ name, points, duration }) => {
    const counter = new RateLimiterPostgres({
      ...rateLimitStore(db),
      keyPrefix: name,
      points,
      duration,
      // A client above its limit costs no further query.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
      clearExpiredByTimeout: true,
    });
    return { consume: (client) => counter.consume(hash(String(client))) };
  };
}
