import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Logger } from '../http/request-log.ts';
import type { Settings } from '../settings.ts';

/** What the site did by itself, or could not do. */
export interface Notification {
  /** Name of a release, or `backup`. */
  readonly name: string;
  /** Version of the release. */
  readonly version?: string;
  /** What was done, and why, in one line. */
  readonly text: string;
}

/** Notifies the operators. */
export type Notify = (notification: Notification) => Promise<void>;

interface NotifierDeps {
  /** The site's own channel. May reject. */
  readonly notify: Notify | undefined;
  readonly settings: Pick<Settings, 'notifyWebhook'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Creates a function that notifies by each channel that is set up: the site's own, and the webhook. It never rejects. */
export function createNotifier({ notify, settings, log }: NotifierDeps): Notify {
  const channels = [notify, settings.notifyWebhook && createWebhook(settings.notifyWebhook)];
  return async (notification) => {
    const results = await Promise.allSettled(channels.map(async (send) => send?.(notification)));
    for (const result of results) {
      if (result.status === 'rejected')
        log.error({ err: result.reason, name: notification.name }, 'a notification could not be sent');
    }
  };
}

/** Time in which a webhook must respond, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface WebhookOptions {
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

const notPublic = (host: string) =>
  new Error(`${host} is not on the public internet: set NOTIFY_WEBHOOK_PRIVATE=on if it is yours`);

/**
 * Returns a function that posts a notification as JSON. It rejects if the webhook does not answer with 2xx within ten seconds. Redirects
 * are not followed, and the answer's body is not read.
 */
export function createWebhook({ url, isPrivate }: WebhookOptions): (notification: Notification) => Promise<void> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  return (notification) =>
    new Promise((resolve, reject) => {
      if (!isPrivate && isIP(host) !== 0 && !isPublic(host)) throw notPublic(host);
      const body = JSON.stringify(notification);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = send(url, { method: 'POST', headers, signal, ...(!isPrivate && { lookup: publicLookup }) });
      request.once('error', reject);
      request.once('response', (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`the webhook answered with status ${statusCode}`));
      });
      request.end(body);
    });
}
