import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An OpenAI-compatible endpoint on this machine. */
export interface ModelServer {
  readonly url: string;
  /** The bodies of its requests, in order. */
  readonly requests: readonly string[];
  close(): void;
}

export type ModelAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts an endpoint that responds to every request with `answer`. */
export async function startModelServer(answer: ModelAnswer): Promise<ModelServer> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await text(request));
    answer(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Begins a response with the first part of a body. */
export function begin(response: ServerResponse, part: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write(part);
}

/** Returns a response with an answer. */
export const saying =
  (content: string): ModelAnswer =>
  (response) => {
    begin(response, JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { content } }] }));
    response.end();
  };
