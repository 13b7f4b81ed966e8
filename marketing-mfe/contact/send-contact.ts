import { problem } from '@platform/contract/problem';
import type { ContactFieldName, ContactMessage } from '@studio/client/contact';
import * as v from 'valibot';

const SEND_TIMEOUT_MS = 20_000;

/** Texts of some or all fields, by name. */
export type FieldTexts = Readonly<Partial<Record<ContactFieldName, string>>>;

/** The API refused a message. `errors` contains a text for each invalid field. */
export class MessageRefused extends Error {
  readonly errors: FieldTexts;

  constructor(status: number, errors: FieldTexts) {
    super(`The API responded with status ${status}`);
    this.name = 'MessageRefused';
    this.errors = errors;
  }
}

/**
 * Sends a message to the agency. Sending it again with the same `id` stores it once. Throws if it may not have arrived, a
 * `MessageRefused` if the API refused it.
 */
export async function sendContact(message: ContactMessage): Promise<void> {
  const response = await fetch('/api/v1/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (!response.ok) throw new MessageRefused(response.status, await readErrors(response));
}

/** Returns the texts for the invalid fields of a response with status 400, else none. */
async function readErrors(response: Response): Promise<FieldTexts> {
  if (response.status !== 400) return {};
  const { success, output } = v.safeParse(problem, await response.json());
  if (!success) return {};
  return Object.fromEntries((output.errors ?? []).map(({ field, message }) => [field, message]));
}
