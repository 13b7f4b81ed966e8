import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request as it is to be sent: nothing is added, and the path is sent as it is spelled. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What was answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Connections that are kept open between requests: enough to keep a site busy. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Asks a site for a path. Unlike `fetch` it can send any path and any header, `Host` too. */
export function ask(url: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
    });
    asked.on('error', reject).end(body);
  });
}

/** What `/readyz` tells of a site. */
export interface Readiness {
  readonly set: string;
  readonly cache: { readonly bytes: number; readonly pages: number };
}

export async function readiness(url: string): Promise<Readiness> {
  const { body } = await ask(url, '/readyz');
  return JSON.parse(body.toString());
}

/** The version of each release that is live, by name. */
export async function liveVersions(url: string): Promise<Record<string, string>> {
  const { body } = await ask(url, '/api/registry');
  const registry: { microFrontends: Record<string, { metadata: { version: string } }[]> } = JSON.parse(body.toString());
  return Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, [entry]]) => [name, entry?.metadata.version ?? '']),
  );
}

/** Whether anything accepts connections at a site's address. */
export function isListening(url: string): Promise<boolean> {
  return ask(url, '/healthz', { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}
