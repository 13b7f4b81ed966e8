import { describe, expect, it } from '@jest/globals';
import { isLocalRequest, type RequestOrigin } from './local-request.ts';
import { PROXIED_REQUESTS } from './proxies.fixture.ts';

const HERE: RequestOrigin = {
  address: '127.0.0.1',
  port: 3000,
  httpVersion: '1.1',
  rawHeaders: ['Host', 'localhost:3000'],
  urlHost: 'localhost',
};

const withHeaders = (...headers: string[]) => ({ ...HERE, rawHeaders: [...HERE.rawHeaders, ...headers] });
const withHost = (host: string, urlHost = 'localhost') => ({ ...HERE, rawHeaders: ['Host', host], urlHost });

describe('isLocalRequest', () => {
  it.each([
    ['curl', HERE],
    ['IPv6', { ...withHost('[::1]:3000', '[::1]'), address: '::1' }],
    ['a mapped address', { ...withHost('127.0.0.1:3000', '127.0.0.1'), address: '::ffff:127.0.0.1' }],
    ['port 80', { ...withHost('127.0.0.1'), port: 80 }],
    ['any other headers', withHeaders('Accept', '*/*', 'User-Agent', 'any', 'Cookie', 'via=1')],
    ["Node's fetch", { ...HERE, rawHeaders: ['host', 'localhost:3000', 'connection', 'keep-alive', 'accept', '*/*'] }],
    [
      'a browser, on a page of the site',
      withHeaders(
        ...['Connection', 'keep-alive', 'sec-ch-ua', 'x', 'Sec-Fetch-Site', 'same-origin'],
        ...['Origin', 'http://localhost:3000', 'Referer', 'http://localhost:3000/admin'],
      ),
    ],
    ['a browser, by its address bar', withHeaders('Connection', 'keep-alive', 'Sec-Fetch-Site', 'none')],
  ] satisfies [string, RequestOrigin][])('accepts %s', (_, origin) => {
    expect(isLocalRequest(origin)).toBe(true);
  });

  it.each([
    ['another machine', { ...HERE, address: '192.168.1.7' }],
    ['no connection', { ...HERE, address: undefined }],
    ['HTTP/1.0', { ...HERE, httpVersion: '1.0' }],
    ['HTTP/1.0 that stays open', { ...withHeaders('Connection', 'keep-alive'), httpVersion: '1.0' }],
    ['an unknown HTTP version', { ...HERE, httpVersion: undefined }],
    ['a connection that closes', withHeaders('Connection', 'Close')],
    ['a foreign Host', withHost('studio.example')],
    ['a foreign Host with the port', withHost('studio.example:3000')],
    ['a Host that only begins like a local one', withHost('127.0.0.1.rebind.example:3000')],
    ['another port', withHost('localhost:8080')],
    ['no port', withHost('localhost')],
    ['no Host', { ...HERE, rawHeaders: [] }],
    ['an empty Host', withHost('')],
    ['two Hosts', withHeaders('Host', 'studio.example')],
    ['a foreign address in the request line', { ...HERE, urlHost: 'studio.example' }],
    ['a page of another site', withHeaders('Sec-Fetch-Site', 'cross-site')],
    ['a page of another port', withHeaders('Sec-Fetch-Site', 'same-site')],
    ['a foreign Origin', withHeaders('Origin', 'http://studio.example')],
    ['an opaque Origin', withHeaders('Origin', 'null')],
    ['a page with the public address of the site', withHeaders('Referer', 'http://studio.example/admin')],
  ] satisfies [string, RequestOrigin][])('rejects %s', (_, origin) => {
    expect(isLocalRequest(origin)).toBe(false);
  });

  it.each(PROXIED_REQUESTS)('rejects requests of %s', (_, httpVersion, rawHeaders) => {
    const request = { address: '127.0.0.1', port: 3000, urlHost: '127.0.0.1', httpVersion, rawHeaders };
    expect(isLocalRequest(request)).toBe(false);
  });

  it('rejects the headers of proxies, load balancers and tunnels', () => {
    const names =
      `forwarded via x-forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-client-ip client-ip
      true-client-ip fly-client-ip x-cluster-client-ip x-azure-clientip x-original-url x-original-host x-envoy-external-address
      x-amzn-trace-id cf-connecting-ip cf-ray tailscale-user-login`.split(/\s+/);
    expect(names.filter((name) => isLocalRequest(withHeaders(name, '')))).toEqual([]);
  });
});
