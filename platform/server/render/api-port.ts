import type { MessagePort } from 'node:worker_threads';
import type { RemoteApi } from '@platform/contract/remote-routes';

/** Responds to the public GET routes of the API, for the loaders of pages. */
export type PublicApi = (path: string) => Response | Promise<Response>;

interface ApiRequest {
  readonly id: number;
  readonly path: string;
}

interface ApiResponse {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** A worker's first message: it has started to render. */
const STARTED = 'started';

/** Responds to a worker's requests until the port is closed. Runs in the main process. */
export function serveApi(port: MessagePort, api: PublicApi, onStart: () => void): void {
  const respond = async ({ id, path }: ApiRequest): Promise<ApiResponse> => {
    const response = await api(path);
    return { id, status: response.status, headers: [...response.headers], body: await response.text() };
  };
  port.on('message', (message: ApiRequest | typeof STARTED) => {
    if (message === STARTED) return onStart();
    respond(message).then(
      (response) => port.postMessage(response),
      () => port.postMessage({ id: message.id, status: 500, headers: [], body: '' } satisfies ApiResponse),
    );
  });
}

/** Returns a function like `fetch` that sends requests over the port. Runs in a worker. */
export function apiOver(port: MessagePort): RemoteApi {
  const pending = new Map<number, (response: ApiResponse) => void>();
  let last = 0;
  port.postMessage(STARTED);
  port.on('message', (response: ApiResponse) => {
    pending.get(response.id)?.(response);
    pending.delete(response.id);
  });
  return async (path) => {
    last += 1;
    const id = last;
    const { status, headers, body } = await new Promise<ApiResponse>((resolve) => {
      pending.set(id, resolve);
      port.postMessage({ id, path } satisfies ApiRequest);
    });
    return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
  };
}
