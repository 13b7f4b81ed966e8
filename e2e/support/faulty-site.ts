import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site.ts';

/** How files fail to arrive: answered 404, answered with other bytes than were released, or never answered. */
export const FAULTS = ['gone', 'altered', 'hanging'] as const;

export type Fault = (typeof FAULTS)[number];

/** A site behind a proxy that can break files. The browser's own cache takes part, as it would for a visitor. */
export interface FaultySite {
  readonly url: string;
  /** From now on the files whose path matches fail in this way. */
  breakFiles(files: RegExp, fault: Fault): void;
  /** From now on all files are what was released. What hangs goes on hanging. */
  mend(): void;
  /** How many requests have failed. */
  failed(): number;
  close(): void;
}

/** Bytes after a script's own: they would leave a trace if they ran. */
const ALTERATION = '\n;window.altered = true;';

export async function startFaultySite(site: Site): Promise<FaultySite> {
  let broken: { files: RegExp; fault: Fault } | undefined;
  let failed = 0;
  const { hostname, port } = new URL(site.url);

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const fault = broken?.files.test(path) ? broken.fault : undefined;
    if (fault) failed += 1;
    if (fault !== 'hanging') forward(asked, answer, fault === 'gone' ? '/assets/gone.js' : path, fault === 'altered');
  });

  function forward(asked: IncomingMessage, answer: ServerResponse, path: string, alter: boolean): void {
    const headers = { ...asked.headers, ...(alter && { 'accept-encoding': 'identity' }) };
    const forwarded = request({ hostname, port, path, method: asked.method, headers }, (found) => {
      const { 'content-length': _, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 502, alter ? kept : found.headers);
      found.pipe(answer, { end: !alter });
      if (alter) found.on('end', () => answer.end(ALTERATION));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakFiles: (files, fault) => {
      broken = { files, fault };
    },
    mend: () => {
      broken = undefined;
    },
    failed: () => failed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
