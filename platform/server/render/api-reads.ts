import { createHash } from 'node:crypto';
import type { PageResult } from '@platform/contract/render';
import type { ApiResponse } from './messages.ts';

/** Responds to the public GET routes of the API, for the loaders of pages. */
export type PublicApi = (path: string) => Response | Promise<Response>;

/** What a page's loaders read from the API: a path, and the hash of the response. */
export interface ApiRead {
  readonly path: string;
  readonly sha256: string;
}

/** A rendered page, and what its loaders read from the API. `reads`: unset if that is not known. */
export interface RenderedPage extends PageResult {
  readonly reads?: readonly ApiRead[];
}

/** Returns the API's response to a loader. A request that fails counts as one with status 500. */
export async function readApi(api: PublicApi, path: string): Promise<ApiResponse> {
  try {
    const response = await api(path);
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  } catch {
    // The API has logged it; the loader sees the status.
    return { status: 500, headers: [], body: '' };
  }
}

/** Returns the hash of all that a loader sees of a response. */
export const hashOfResponse = ({ status, headers, body }: ApiResponse): string =>
  createHash('sha256')
    .update(JSON.stringify([status, headers, body]))
    .digest('base64url');

/**
 * Returns a function that returns whether the API still responds the same. It requests each path once. Rejects if the API responds with
 * a failure where it did not before: it is not known then what it would respond.
 */
export function createComparison(api: PublicApi): (reads: readonly ApiRead[]) => Promise<boolean> {
  const responses = new Map<string, Promise<{ readonly hash: string; readonly status: number }>>();
  const read = async (path: string) => {
    const response = await readApi(api, path);
    return { hash: hashOfResponse(response), status: response.status };
  };
  return async (reads) => {
    for (const { path, sha256 } of reads) {
      const response = responses.get(path) ?? read(path);
      responses.set(path, response);
      const { hash, status } = await response;
      if (hash === sha256) continue;
      if (status >= 500) throw new Error(`The API responds with ${status} at ${path}`);
      return false;
    }
    return true;
  };
}

/** Time in which the API must respond to all reads, in milliseconds; as long as a page may take to render. */
const TIMEOUT_MS = 2000;

/** Returns whether the API still responds the same to what a page's loaders read, and in time. */
export async function areUnchanged(api: PublicApi, reads: readonly ApiRead[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const compared = Promise.all(
    reads.map(async ({ path, sha256 }) => hashOfResponse(await readApi(api, path)) === sha256),
  ).then(
    (results) => !results.includes(false),
    () => false,
  );
  return Promise.race([compared, late]).finally(() => clearTimeout(timer));
}
