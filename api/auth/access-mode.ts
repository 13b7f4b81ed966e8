import { isLoopbackAddress, isLoopbackHost } from '@platform/server/http/loopback';

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

const LINES = {
  loopback: 'open to everybody on this machine, without a sign-in; to close it, set ADMIN_PASSWORD',
  password: 'opens with ADMIN_PASSWORD',
  closed: 'closed; to open it, set ADMIN_PASSWORD and sign in with it',
} as const satisfies Record<AccessMode, string>;

/** Returns what the start of the site prints about the inbox. */
export const accessLine = (settings: AccessSettings): string => LINES[accessMode(settings)];

/** The properties of a request that show where it was made. */
export interface RequestOrigin {
  /** Remote address of the connection. */
  readonly address: string | undefined;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Host name of the requested URL. It can differ from the `Host` header. */
  readonly urlHost: string;
}

/** Headers that proxies add to the requests they forward. */
const FORWARDING_HEADER =
  /^(via|forwarded|x-forwarded.*|x-original-.*|x-envoy-.*|x-amzn?-.*|x-arr-.*|x-remote-.*|cf-.*|tailscale-.*|(.*-)?client-?ip|(.*-)?real-?ip|x-proxyuser-ip)$/;

/** Returns whether a request was made on this machine, to this machine, without a visible proxy between. */
export function isLocalRequest({ address, headers, urlHost }: RequestOrigin): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    address !== undefined &&
    isLoopbackAddress(address) &&
    isLoopbackHost(host) &&
    isLoopbackHost(urlHost) &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
  );
}
