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

const chunk = (delta: object, finish: string | null) => {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`;
};

/** Starts a stream and sends pieces of an answer. */
export function streamPieces(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const content of pieces) response.write(chunk({ content }, null));
}

/** Returns a response with a whole answer in pieces. */
export const saying =
  (...pieces: readonly string[]): ModelAnswer =>
  (response) => {
    streamPieces(response, pieces);
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
