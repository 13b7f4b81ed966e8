import { type Problem, problem } from '@platform/contract/problem';
import { UNATTENDED } from '@studio/client/session';
import * as v from 'valibot';

/** Time after the last input event for which the user counts as active. */
const ACTIVE_MS = 5 * 60_000;

const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Key of the query of the admin's figures, which changes of messages and a test of the mail invalidate. */
export const SUMMARY_KEY = ['summary'];

let lastInput = Date.now();

/** Starts to record user input; opening the page counts as input. Returns a function that stops it. */
export function watchUserActivity(): () => void {
  const record = () => {
    lastInput = Date.now();
  };
  record();
  for (const name of INPUT_EVENTS) window.addEventListener(name, record, { passive: true, capture: true });
  return () => {
    for (const name of INPUT_EVENTS) window.removeEventListener(name, record, { capture: true });
  };
}

/**
 * Sends a request of a typed client to the site's API. While the user is inactive, a header marks it, so that it does not prolong
 * the session. Throws ApiError if the status is neither 2xx nor 304, and TypeError if there is no response.
 */
async function send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (Date.now() - lastInput >= ACTIVE_MS) headers.set(UNATTENDED, '1');
  const response = await fetch(url, { ...init, headers });
  if (response.ok || response.status === 304) return response;
  // Another body, such as a proxy's page, is ignored.
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  const body = isProblem ? v.safeParse(problem, await response.json()) : undefined;
  throw new ApiError(response, body?.success ? body.output : undefined);
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

/** A response of the site's API with an error status. */
export class ApiError extends Error {
  readonly status: number;
  /** The explanation for the user, if the response is a problem document. */
  readonly detail: string | undefined;
  /** What is wrong with fields of the request. */
  readonly errors: NonNullable<Problem['errors']>;
  /** When to try again, if the response has `Retry-After`. */
  readonly retryAt: Date | undefined;

  constructor(response: Response, body: Problem | undefined) {
    super(`${response.url || 'The API'} answered ${response.status}: ${body?.title ?? response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.detail = body?.detail ?? body?.title;
    this.errors = body?.errors ?? [];
    // The API sends seconds, not a date.
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    this.retryAt = seconds >= 0 ? new Date(Date.now() + seconds * 1000) : undefined;
  }
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
