import { type Problem, problem } from '@platform/contract/problem';
import * as v from 'valibot';

/** An answer of the site's API that is no success. */
export class ApiError extends Error {
  readonly status: number;
  /** What the problem says to people, where the answer is a problem. */
  readonly detail: string | undefined;
  /** When to try again, where the answer says so. */
  readonly retryAt: Date | undefined;

  constructor(response: Response, told: Problem | undefined, now: Date) {
    super(`${response.url || 'The API'} answered ${response.status}: ${told?.title ?? response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.detail = told?.detail ?? told?.title;
    this.retryAt = retryTime(response.headers.get('retry-after'), now);
  }
}

/** Whether an error is an answer with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Reads a refusal. An answer that is no problem (a proxy's page) is told by its status alone. */
export async function readApiError(response: Response): Promise<ApiError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const told = isProblem ? v.safeParse(problem, await response.json()) : undefined;
  return new ApiError(response, told?.success ? told.output : undefined, new Date());
}

/** `Retry-After`: seconds from now, or a date; RFC 9110, 10.2.3. */
function retryTime(header: string | null, now: Date): Date | undefined {
  if (header === null) return undefined;
  const time = /^\d+$/.test(header) ? new Date(now.getTime() + Number(header) * 1000) : new Date(header);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
