import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLoopbackAddress } from './loopback.ts';

/** Returns Node's request; undefined if the request has no connection. */
export const incomingRequest = (c: Context): IncomingMessage | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming as IncomingMessage | undefined;

/** Returns the address at the other end of the connection; undefined if the request has no connection. */
export const socketAddress = (c: Context): string | undefined => incomingRequest(c)?.socket.remoteAddress;

/**
 * Returns the client that a request is counted for. Behind `hops` proxies that each add to `X-Forwarded-For`: the entry that
 * the outermost one added. If that is not an address, and without proxies: the other end of the connection. Use it for
 * counting only: clients can forge it.
 */
export function clientKey(c: Context, hops: number): string {
  const forwarded = hops > 0 ? c.req.header('X-Forwarded-For')?.split(',').at(-hops)?.trim() : undefined;
  return addressKey(forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (socketAddress(c) ?? ''));
}

/** Returns what an address is counted as: an IPv6 address as its network. */
export const addressKey = (address: string): string => (isIP(address) === 6 ? networkOf(address) : address);

/** Returns the /64 of an IPv6 address, usually one household; for a mapped IPv4 address, that address. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isLoopbackAddress(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.split('%', 1).join()}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
