import { randomBytes } from 'node:crypto';
import type { SettingsTable } from '@platform/server/database/settings-table';

const KEY_BYTES = 32;

/** The key of this site's sessions: random, made at the first start, the same for every server on the database. */
export async function readSessionKey(settings: SettingsTable): Promise<Uint8Array> {
  const kept = await settings.getOrCreate('session-key', () => randomBytes(KEY_BYTES).toString('base64url'));
  const key = Buffer.from(kept, 'base64url');
  if (key.byteLength !== KEY_BYTES) throw new Error('the database holds a session key of the wrong length');
  return key;
}
