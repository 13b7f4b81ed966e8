/** A request as a proxy sent it to a site on port 3000, when a visitor asked it for `/`. */
interface ProxiedRequest {
  readonly proxy: string;
  readonly httpVersion: string;
  readonly rawHeaders: readonly string[];
}

const CURL = ['User-Agent', 'curl/7.88.1', 'Accept', '*/*'];
const FORWARDED = ['X-Forwarded-For', '192.0.2.1', 'X-Forwarded-Host', 'studio.example'];

/**
 * Recorded from Debian 12's packages with their default settings and nothing but the address of the site: nginx 1.22.1
 * (`proxy_pass`), Caddy 2.6.2 (`reverse_proxy`), Apache 2.4 (`ProxyPass`), HAProxy 2.6.12 (`server`). "Forged Host": the visitor
 * sent the site's own address as `Host`, which Caddy and HAProxy pass on.
 */
export const PROXIED_REQUESTS: readonly ProxiedRequest[] = [
  {
    proxy: 'nginx',
    httpVersion: '1.0',
    rawHeaders: ['Host', '127.0.0.1:3000', 'Connection', 'close', ...CURL],
  },
  {
    proxy: 'nginx with proxy_http_version 1.1',
    httpVersion: '1.1',
    rawHeaders: ['Host', '127.0.0.1:3000', 'Connection', 'close', ...CURL],
  },
  {
    proxy: 'Caddy',
    httpVersion: '1.1',
    rawHeaders: [
      'Host',
      'studio.example',
      ...CURL,
      ...FORWARDED,
      'X-Forwarded-Proto',
      'http',
      'Accept-Encoding',
      'gzip',
    ],
  },
  {
    proxy: 'Caddy, forged Host',
    httpVersion: '1.1',
    rawHeaders: [
      'Host',
      '127.0.0.1:3000',
      ...CURL,
      ...FORWARDED,
      'X-Forwarded-Proto',
      'http',
      'Accept-Encoding',
      'gzip',
    ],
  },
  {
    proxy: 'Apache',
    httpVersion: '1.1',
    rawHeaders: [
      ...['Host', '127.0.0.1:3000', ...CURL, ...FORWARDED],
      ...['X-Forwarded-Server', 'studio.example', 'Connection', 'Keep-Alive'],
    ],
  },
  {
    proxy: 'HAProxy',
    httpVersion: '1.1',
    rawHeaders: ['host', 'studio.example', 'user-agent', 'curl/7.88.1', 'accept', '*/*'],
  },
  {
    proxy: 'HAProxy, forged Host',
    httpVersion: '1.1',
    rawHeaders: ['host', '127.0.0.1:3000', 'user-agent', 'curl/7.88.1', 'accept', '*/*'],
  },
  {
    proxy: 'HAProxy, forged Host and Connection',
    httpVersion: '1.1',
    rawHeaders: ['host', '127.0.0.1:3000', 'connection', 'x'],
  },
  {
    proxy: 'HAProxy, forged Host, HTTP/1.0',
    httpVersion: '1.0',
    rawHeaders: ['host', '127.0.0.1:3000', 'connection', 'keep-alive'],
  },
];
