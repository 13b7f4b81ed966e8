import { isLoopbackAddress, isLoopbackHost } from '@platform/server/http/loopback';

/** What of the environment decides who may read the inbox. */
export interface AccessSettings {
  readonly localAccess?: 'loopback';
  readonly adminPassword?: string;
  readonly publicUrl?: string;
  readonly host: string;
}

/** What of a request decides whether it was made on this machine. */
export interface Origin {
  /** The other end of the connection. */
  readonly address: string | undefined;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The host that the address asked for names, without its port: it need not be that of the `Host` header. */
  readonly urlHost: string;
}

/** How the inbox is guarded: see `session` of the contract. `loopback`: open to local requests, closed to others. */
export type Guard = 'loopback' | 'password' | 'closed';

/** Decided once, when the server starts; rulings: owner access. */
export function guardOf({ localAccess, adminPassword, publicUrl, host }: AccessSettings): Guard {
  if (adminPassword !== undefined) return 'password';
  return localAccess === 'loopback' && publicUrl === undefined && isLoopbackHost(host) ? 'loopback' : 'closed';
}

/** Headers that a proxy adds on a request's way, by standard or by habit. */
const FORWARDED =
  /^(via|forwarded|x-forwarded.*|x-original-.*|x-envoy-.*|x-amzn?-.*|x-arr-.*|x-remote-.*|cf-.*|tailscale-.*|(.*-)?client-?ip|(.*-)?real-?ip|x-proxyuser-ip)$/;

/** Whether a request was made on this machine, for this machine, with nothing in between that tells of itself. */
export function isLocalRequest({ address, headers, urlHost }: Origin): boolean {
  return (
    address !== undefined &&
    isLoopbackAddress(address) &&
    isLoopbackHost(hostOf(headers.host ?? '')) &&
    isLoopbackHost(urlHost) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

/** A `Host` header without its port. */
const hostOf = (header: string) => header.replace(/:\d+$/, '');
