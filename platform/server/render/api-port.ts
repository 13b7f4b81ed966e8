import type { MessagePort } from 'node:worker_threads';
import type { RemoteApi } from '@platform/contract/remote-routes';

/** Answers the public GET routes of the API, and nothing else. */
export type PublicApi = (path: string) => Response | Promise<Response>;

interface Question {
  readonly id: number;
  readonly path: string;
}

/** The first thing a worker says: it has begun. */
const STARTED = 'started';

interface Answer {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** The main process's end: answers what a worker asks, until the port is closed. */
export function serveApi(port: MessagePort, api: PublicApi, onStart: () => void): void {
  const answer = async ({ id, path }: Question): Promise<Answer> => {
    const response = await api(path);
    return { id, status: response.status, headers: [...response.headers], body: await response.text() };
  };
  port.on('message', (question: Question | typeof STARTED) => {
    if (question === STARTED) return onStart();
    answer(question).then(
      (reply) => port.postMessage(reply),
      () => port.postMessage({ id: question.id, status: 500, headers: [], body: '' } satisfies Answer),
    );
  });
}

/** A worker's end: looks like `fetch` to a loader. */
export function apiOver(port: MessagePort): RemoteApi {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  port.postMessage(STARTED);
  port.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (path) => {
    last += 1;
    const id = last;
    const { status, headers, body } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, path } satisfies Question);
    });
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
  };
}
