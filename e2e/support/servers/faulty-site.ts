import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

/** How a file fails: status 404, other bytes than were released, or no response at all. */
export const FAULTS = ['missing', 'altered', 'hanging'] as const;

type Fault = (typeof FAULTS)[number];

/** A site behind a proxy that can break files. Unlike `page.route` it leaves the browser's cache on. */
export interface FaultySite {
  readonly url: string;
  /** Breaks the files whose path matches. */
  breakFiles(files: RegExp, fault: Fault): void;
  /** Stops breaking files. Hanging requests stay without a response. */
  repair(): void;
  /** Returns the number of requests that failed. */
  failedRequests(): number;
  close(): void;
}

/** Appended to an altered script: sets a variable if the script runs. */
const ALTERATION = '\n;window.altered = true;';

export async function startFaultySite(site: Site): Promise<FaultySite> {
  let broken: { files: RegExp; fault: Fault } | undefined;
  let failed = 0;
  const { hostname, port } = new URL(site.url);

  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const fault = broken?.files.test(path) ? broken.fault : undefined;
    if (fault) failed += 1;
    if (fault === 'hanging') return;
    forward(incoming, response, fault === 'missing' ? '/assets/missing.js' : path, fault === 'altered');
  });

  function forward(incoming: IncomingMessage, response: ServerResponse, path: string, isAltered: boolean): void {
    const headers = { ...incoming.headers, ...(isAltered && { 'accept-encoding': 'identity' }) };
    const forwarded = request({ hostname, port, path, method: incoming.method, headers }, (original) => {
      const { 'content-length': _, ...withoutLength } = original.headers;
      response.writeHead(original.statusCode ?? 502, isAltered ? withoutLength : original.headers);
      original.pipe(response, { end: !isAltered });
      if (isAltered) original.on('end', () => response.end(ALTERATION));
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakFiles: (files, fault) => {
      broken = { files, fault };
    },
    repair: () => {
      broken = undefined;
    },
    failedRequests: () => failed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
