import { createHash } from 'node:crypto';
import type { ApiResponse } from './messages.ts';

/** Responds to the public GET routes of the API, for the loaders of pages. */
export type PublicApi = (path: string) => Response | Promise<Response>;

/** What a page's loaders read from the API: a path, and the hash of the response. */
export interface ApiRead {
  readonly path: string;
  readonly sha256: string;
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
