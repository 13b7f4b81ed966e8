import { UNATTENDED } from '@studio/client/session';
import * as v from 'valibot';
import { readApiError } from './api-error.ts';
import { isUserActive } from './user-activity.ts';

interface RequestOptions extends RequestInit {
  /** Sent as the JSON body. */
  readonly json?: unknown;
}

/**
 * Sends a request to the site's API. While the user is inactive, a header marks the request, so that it does not prolong
 * the session. Throws ApiError if the status is neither 2xx nor 304, and TypeError if there is no response.
 */
export async function request(path: string, { json, ...init }: RequestOptions = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  if (!isUserActive()) headers.set(UNATTENDED, '1');
  const response = await fetch(path, { ...init, headers, ...(json !== undefined && { body: JSON.stringify(json) }) });
  if (!response.ok && response.status !== 304) throw await readApiError(response);
  return response;
}

/** Sends a request and returns the JSON of its response. Throws as `request` does, and ValiError if the schema does not fit. */
export async function requestJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  options?: RequestOptions,
): Promise<v.InferOutput<Schema>> {
  const response = await request(path, options);
  return v.parse(schema, await response.json());
}
