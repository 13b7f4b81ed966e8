const CURL = ['User-Agent', 'curl/7.88.1', 'Accept', '*/*'];
const HAPROXY_CURL = ['user-agent', 'curl/7.88.1', 'accept', '*/*'];
const FORWARDED = ['X-Forwarded-For', '192.0.2.1', 'X-Forwarded-Host', 'studio.example'];
const CADDY = [...CURL, ...FORWARDED, 'X-Forwarded-Proto', 'http', 'Accept-Encoding', 'gzip'];
const APACHE = [...CURL, ...FORWARDED, 'X-Forwarded-Server', 'studio.example', 'Connection', 'Keep-Alive'];
const [PUBLIC, SITE] = ['studio.example', '127.0.0.1:3000'];

/**
 * Requests of a visitor for `/` as proxies sent them to a site on port 3000: proxy, HTTP version, raw headers. Recorded from Debian
 * 12's packages with their default settings and nothing but the address of the site: nginx 1.22.1 (`proxy_pass`), Caddy 2.6.2
 * (`reverse_proxy`), Apache 2.4 (`ProxyPass`), HAProxy 2.6.12 (`server`). "Forged Host": the visitor sent the site's own address as
 * `Host`, which Caddy and HAProxy pass on.
 */
export const PROXIED_REQUESTS: readonly [proxy: string, httpVersion: string, rawHeaders: readonly string[]][] = [
  ['nginx', '1.0', ['Host', SITE, 'Connection', 'close', ...CURL]],
  ['nginx with proxy_http_version 1.1', '1.1', ['Host', SITE, 'Connection', 'close', ...CURL]],
  ['Caddy', '1.1', ['Host', PUBLIC, ...CADDY]],
  ['Caddy, forged Host', '1.1', ['Host', SITE, ...CADDY]],
  ['Apache', '1.1', ['Host', SITE, ...APACHE]],
  ['HAProxy', '1.1', ['host', PUBLIC, ...HAPROXY_CURL]],
  ['HAProxy, forged Host', '1.1', ['host', SITE, ...HAPROXY_CURL]],
  ['HAProxy, forged Host and Connection', '1.1', ['host', SITE, 'connection', 'x']],
  ['HAProxy, forged Host, HTTP/1.0', '1.0', ['host', SITE, 'connection', 'keep-alive']],
];
