import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Time in which a webhook must respond, in milliseconds. */
const TIMEOUT_MS = 10_000;

export interface WebhookOptions {
  readonly url: string;
  /** Whether the address may be on this machine or in a private network. */
  readonly isPrivate: boolean;
}

/** Networks that are not public: RFC 6890. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}

/** Public addresses of IPv6 are in 2000::/3. Some ranges of it embed an IPv4 address. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet('2000::', 3, 'ipv6');
const EMBEDDING = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  EMBEDDING.addSubnet(network, prefix, 'ipv6');
}

/** Returns whether an address is on the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC.check(address, 'ipv6') && !EMBEDDING.check(address, 'ipv6');
}

/** Resolves a name, and fails if one of its addresses is not public. The connection uses the address that was checked. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublic(address));
    if (error) return callback(error, []);
    if (refused) return callback(notPublic(name), []);
    const [first] = addresses;
    return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family ?? 4);
  });
};

/** Why a webhook did not take a body: a status of its response, or one of these. */
export type WebhookFailure = number | 'not-public' | 'silent' | 'unreachable';

export class WebhookError extends Error {
  readonly failure: WebhookFailure;

  constructor(message: string, failure: WebhookFailure) {
    super(message);
    this.name = 'WebhookError';
    this.failure = failure;
  }
}

const notPublic = (host: string) => new WebhookError(`${host} is not on the public internet`, 'not-public');

/** Returns whether the host of an address is written as an address that is not public. A name is looked up when it is posted to. */
export function isPrivateHost(url: string): boolean {
  const host = hostOf(url);
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublic(host));
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/**
 * Returns a function that posts JSON. It rejects with a `WebhookError` if the webhook does not answer with 2xx within ten seconds.
 * Redirects are not followed, and the answer's body is not read.
 */
export function createWebhook({ url, isPrivate }: WebhookOptions) {
  const host = hostOf(url);
  const send = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
  return (body: string, more: Readonly<Record<string, string>> = {}): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!isPrivate && isPrivateHost(url)) throw notPublic(host);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...more };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = send(url, { method: 'POST', headers, signal, ...(!isPrivate && { lookup: publicLookup }) });
      request.once('error', (error) => {
        if (error instanceof WebhookError) return reject(error);
        const failure = signal.aborted ? 'silent' : 'unreachable';
        reject(
          new WebhookError(`the webhook is ${failure}: ${(error as { code?: string }).code ?? error.name}`, failure),
        );
      });
      request.once('response', (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new WebhookError(`the webhook answered with status ${statusCode}`, statusCode));
      });
      request.end(body);
    });
}
