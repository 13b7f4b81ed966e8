import { readApiError } from './api-error.ts';

/**
 * Asks the site's API.
 * @throws ApiError for any answer but a success or 304; TypeError where there is no answer.
 */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok && response.status !== 304) throw await readApiError(response);
  return response;
}
