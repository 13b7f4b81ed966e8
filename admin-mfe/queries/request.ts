import { UNATTENDED } from '@studio/client/session';
import { readApiError } from './api-error.ts';
import { isAttended } from './attention.ts';

/**
 * Asks the site's API, and says so where nobody is there who wants to know: that does not prolong a session.
 * @throws ApiError for any answer but a success or 304; TypeError where there is no answer.
 */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (!isAttended()) headers.set(UNATTENDED, '1');
  const response = await fetch(path, { ...init, headers });
  if (!response.ok && response.status !== 304) throw await readApiError(response);
  return response;
}
