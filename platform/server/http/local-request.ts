import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';
import { OWN_SITES } from './same-site.ts';

/** The properties of a request that show where it was made. */
export interface RequestOrigin {
  /** Remote address of the connection. */
  readonly address: string | undefined;
  /** Port of this server. */
  readonly port: number | undefined;
  /** Such as `1.1`. */
  readonly httpVersion: string | undefined;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** Host name of the requested URL. It can differ from the `Host` header. */
  readonly urlHost: string;
}

/** Headers that proxies add to the requests they forward: whole names, how names begin, and how they end. */
const FORWARDING_NAMES: ReadonlySet<string> = new Set(
  'via forwarded max-forwards cdn-loop front-end-https x-varnish x-scheme x-request-start x-proxyuser-ip'.split(' '),
);
const FORWARDING_STARTS = 'x-forwarded x-original- x-envoy- x-amz- x-amzn- x-arr- x-remote- cf- tailscale-'.split(' ');
const FORWARDING_ENDS = ['client-ip', 'clientip', 'real-ip', 'realip'];

const isForwardingHeader = (name: string): boolean =>
  FORWARDING_NAMES.has(name) ||
  FORWARDING_STARTS.some((start) => name.startsWith(start)) ||
  FORWARDING_ENDS.some((end) => name === end || name.endsWith(`-${end}`));

/**
 * Returns whether a request was made on this machine, to this machine, without a visible proxy between. What the defaults of
 * proxies send is in `proxies.fixture.ts`.
 */
export function isLocalRequest({ address, port, httpVersion, rawHeaders, urlHost }: RequestOrigin): boolean {
  const headers = pairs(rawHeaders);
  const values = (name: string) => headers.filter((header) => header.name === name).map(({ value }) => value);
  const [host = '', ...furtherHosts] = values('host');
  const isHere = (text: string) => isOwnHost(text, port);
  return (
    address !== undefined &&
    isLoopbackAddress(address) &&
    isLoopbackHost(urlHost) &&
    isHere(host) &&
    furtherHosts.length === 0 &&
    // nginx speaks HTTP/1.0 by default, and closes each connection.
    httpVersion === '1.1' &&
    !values('connection').some((value) => /\bclose\b/i.test(value)) &&
    !isLowerCase(rawHeaders, values('connection')) &&
    !headers.some(({ name }) => isForwardingHeader(name)) &&
    values('sec-fetch-site').every((site) => OWN_SITES.has(site)) &&
    [...values('origin'), ...values('referer')].every((url) => URL.canParse(url) && isHere(new URL(url).host))
  );
}

/** Returns whether a host is a loopback one with this server's port. */
function isOwnHost(host: string, port: number | undefined): boolean {
  const [, name = '', given = '80'] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return isLoopbackHost(name) && Number(given) === port;
}

/**
 * Returns whether the headers look as HAProxy writes them: names in lower case, and never `Connection: keep-alive`. Programs
 * that write lower case, such as Node's `fetch`, send that header.
 */
const isLowerCase = (rawHeaders: readonly string[], connection: readonly string[]) =>
  rawHeaders.includes('host') && connection.join() !== 'keep-alive';

function pairs(rawHeaders: readonly string[]): { readonly name: string; readonly value: string }[] {
  return rawHeaders.flatMap((text, i) =>
    i % 2 === 0 ? [{ name: text.toLowerCase(), value: rawHeaders[i + 1] ?? '' }] : [],
  );
}
