import { type Problem, problem } from '@platform/contract/problem';
import * as v from 'valibot';

/** A response of the site's API with an error status. */
export class ApiError extends Error {
  readonly status: number;
  /** The explanation for the user, if the response is a problem document. */
  readonly detail: string | undefined;
  /** When to try again, if the response has `Retry-After`. */
  readonly retryAt: Date | undefined;

  constructor(response: Response, body: Problem | undefined, now: Date) {
    super(`${response.url || 'The API'} answered ${response.status}: ${body?.title ?? response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.detail = body?.detail ?? body?.title;
    this.retryAt = retryTime(response.headers.get('retry-after'), now);
  }
}

/** Returns whether an error is an API response with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Returns the error for a failed response. A body that is not a problem document, such as a proxy's page, is ignored. */
export async function readApiError(response: Response): Promise<ApiError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const body = isProblem ? v.safeParse(problem, await response.json()) : undefined;
  return new ApiError(response, body?.success ? body.output : undefined, new Date());
}

/** Parses `Retry-After`: seconds from now, or a date (RFC 9110, section 10.2.3). */
function retryTime(header: string | null, now: Date): Date | undefined {
  if (header === null) return undefined;
  const time = /^\d+$/.test(header) ? new Date(now.getTime() + Number(header) * 1000) : new Date(header);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
