import { isLoopbackHost } from '@platform/server/http/loopback';
import { canKnowOwner } from './connection-owner.ts';

/** Settings that control access to the inbox. */
export interface AccessSettings {
  readonly localAccess?: 'loopback';
  readonly adminPassword?: string;
  readonly publicUrl?: string;
  readonly host: string;
}

/**
 * How the inbox is opened. `loopback` (local mode): by a request from this machine, without a sign-in. `password`: by
 * signing in. `closed`: not at all.
 */
export type AccessMode = 'loopback' | 'password' | 'closed';

/** Returns the access mode. It does not change while the server runs. */
export function accessMode({ localAccess, adminPassword, publicUrl, host }: AccessSettings): AccessMode {
  if (adminPassword !== undefined) return 'password';
  return localAccess === 'loopback' && publicUrl === undefined && isLoopbackHost(host) ? 'loopback' : 'closed';
}

/** Returns what the start of the site prints about the inbox: whether it is open, and to whom. */
export function accessLine(settings: AccessSettings): string {
  switch (accessMode(settings)) {
    case 'password':
      return 'opens with ADMIN_PASSWORD';
    case 'closed':
      return 'closed; to open it, set ADMIN_PASSWORD and sign in with it';
    case 'loopback': {
      const whom = canKnowOwner() ? 'your user account (and root) on this machine' : 'EVERYBODY on this machine';
      return `OPEN to ${whom}, without a sign-in; to close it, set ADMIN_PASSWORD`;
    }
  }
}
