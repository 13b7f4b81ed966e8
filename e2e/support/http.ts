import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** Options of a request. It has no other headers than `headers`. */
interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: one that all requests share. */
  readonly agent?: Agent;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends each request over a connection of its own: a site that stops waits for 2 s for the next request on those kept open. */
const sharedAgent = new Agent({ maxSockets: 16 });

/** Sends a request. Unlike `fetch` it sends any path as it is spelled, any header (such as `Host`), and follows no redirect. */
export function request(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, agent = sharedAgent }: RequestOptions = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends a GET request and parses the response as JSON. */
export async function requestJson<T>(url: string, path: string): Promise<T> {
  return JSON.parse((await request(url, path)).body.toString());
}

/** Sends a GET request for a page and returns its HTML. */
export async function requestHtml(url: string, path: string): Promise<string> {
  return (await request(url, path)).body.toString();
}

/** The response of `/readyz`. */
interface Readiness {
  readonly set: string;
  readonly cache: { readonly bytes: number; readonly pages: number };
}

export const readiness = (url: string): Promise<Readiness> => requestJson(url, '/readyz');

/** A release in `GET /api/registry`. */
interface LiveRelease {
  readonly metadata: { readonly version: string };
  readonly extras: { readonly routes: readonly { readonly path: string }[] };
}

/** Returns the live release of the shell and of every remote, by name. */
async function liveReleases(url: string): Promise<[name: string, release: LiveRelease][]> {
  const { microFrontends } = await requestJson<{ microFrontends: Record<string, LiveRelease[]> }>(url, '/api/registry');
  return Object.entries(microFrontends).flatMap(([name, [release]]) => (release ? [[name, release]] : []));
}

/** Returns the live version of the shell and of every remote, by name. */
export async function liveVersions(url: string): Promise<Record<string, string>> {
  return Object.fromEntries((await liveReleases(url)).map(([name, { metadata }]) => [name, metadata.version]));
}

/** Returns the paths of all live routes, such as `/post/:id`, each with the remote that serves it. */
export async function liveRoutes(url: string): Promise<{ remote: string; path: string }[]> {
  return (await liveReleases(url)).flatMap(([remote, { extras }]) =>
    extras.routes.map(({ path }) => ({ remote, path })),
  );
}

/** Returns whether a site accepts connections. */
export function isListening(url: string): Promise<boolean> {
  return request(url, '/healthz', { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}
