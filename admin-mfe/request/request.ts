import { UNATTENDED } from '@studio/client/session';
import * as v from 'valibot';
import { readApiError } from './api-error.ts';
import { isUserActive } from './user-activity.ts';

/**
 * Sends requests of a typed client to the site's API. While the user is inactive, a header marks them, so that they do not
 * prolong the session. Throws ApiError if the status is neither 2xx nor 304, and TypeError if there is no response.
 */
async function send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (!isUserActive()) headers.set(UNATTENDED, '1');
  const response = await fetch(url, { ...init, headers });
  if (!response.ok && response.status !== 304) throw await readApiError(response);
  return response;
}

/** Options of a typed client of the admin area: `hc<AuthApi>('/api', apiOptions)`. */
export const apiOptions = { fetch: send };

/** Returns the JSON of a response. Throws ValiError if the schema does not fit. */
export async function readJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  response: Promise<Response>,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await (await response).json());
}
