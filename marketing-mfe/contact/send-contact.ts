import { problem } from '@platform/contract/problem';
import type { ContactFieldName, ContactForm } from '@studio/client/contact';
import type { ContactApi } from 'api/types';
import { hc } from 'hono/client';
import * as v from 'valibot';

const SEND_TIMEOUT_MS = 20_000;

const api = hc<ContactApi>('/api');

/** Texts of some or all fields, by name. */
export type FieldTexts = Readonly<Partial<Record<ContactFieldName, string>>>;

/** The API refused a message. */
export class MessageRefused extends Error {
  readonly status: number;
  /** A text for each invalid field. */
  readonly errors: FieldTexts;
  /** Seconds to wait before the next attempt, if the API returned them. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Response, errors: FieldTexts) {
    super(`The API responded with status ${status}`);
    this.name = 'MessageRefused';
    this.status = status;
    this.errors = errors;
    const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
    this.retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  }
}

/**
 * Sends a message to the agency. Sending it again with the same `id` stores it once. Throws if it may not have arrived, a
 * `MessageRefused` if the API refused it.
 */
export async function sendContact(message: ContactForm & { readonly id: string | undefined }): Promise<void> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const response: Response = await api.v1.contact.$post({ json: message }, { init: { signal } });
  if (!response.ok) throw new MessageRefused(response, await readErrors(response));
}

/** Returns the texts for the invalid fields of a response with status 400, else none. */
async function readErrors(response: Response): Promise<FieldTexts> {
  if (response.status !== 400) return {};
  const { success, output } = v.safeParse(problem, await response.json());
  if (!success) return {};
  return Object.fromEntries((output.errors ?? []).map(({ field, message }) => [field, message]));
}
