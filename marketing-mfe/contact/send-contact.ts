import { problem } from '@platform/contract/problem';
import {
  type ContactFieldName,
  type ContactForm,
  type ContactMessage,
  contactFieldNames,
  contactStamp,
  type HIDDEN_FIELD,
} from '@studio/client/contact';
import type { ContactApi } from 'api/types';
import { hc } from 'hono/client';
import * as v from 'valibot';
import type { ContactLanguage } from './language.ts';

const SEND_TIMEOUT_MS = 20_000;

const api = hc<ContactApi>('/api');

/** Texts of some or all fields, by name. */
export type FieldTexts = Readonly<Partial<Record<ContactFieldName, string>>>;

export class MessageRefused extends Error {
  readonly status: number;
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

const STAMP_TIMEOUT_MS = 3000;

/** Returns the time, signed by the API, or undefined if there is no response. */
export async function fetchStamp(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(STAMP_TIMEOUT_MS);
    const response: Response = await api.v1.contact.stamp.$get({}, { init: { signal } });
    return response.ok ? v.parse(contactStamp, await response.json()).stamp : undefined;
  } catch (error) {
    console.warn('The message is sent without the time at which it was begun.', error);
    return undefined;
  }
}

/**
 * Sends a message, stored once per `id`, with the stamp once it has arrived. Throws if the message may not have arrived;
 * `MessageRefused` if the API refuses it.
 */
export async function sendContact(
  fields: ContactForm & Pick<ContactMessage, 'id' | typeof HIDDEN_FIELD>,
  pendingStamp: Promise<string | undefined> | undefined,
): Promise<void> {
  const stamp = pendingStamp && (await pendingStamp);
  const message = { ...fields, ...(stamp !== undefined && { stamp }) };
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

/** Why a message was not sent. */
export interface SendFailure {
  /** The cause, and what to do. */
  readonly reason: string;
  readonly errors: FieldTexts;
}

/** Seconds to wait if a response with status 429 has no `Retry-After`. */
const USUAL_WAIT = 10 * 60;

/** Returns the reason and the field errors to show after `sendContact` threw an error. */
export function sendFailure(error: unknown, language: ContactLanguage): SendFailure {
  const { failures } = language.words;
  if (error instanceof MessageRefused) {
    return { reason: refusalReason(error, language), errors: inLanguage(error.errors, language) };
  }
  if (error instanceof Error && error.name === 'TimeoutError') return { reason: failures.slow, errors: {} };
  // `fetch` rejects with a TypeError if there is no response: https://fetch.spec.whatwg.org/#fetch-method
  const isNetwork = error instanceof TypeError;
  const reason = !isNetwork ? failures.other : navigator.onLine ? failures.unreachable : failures.offline;
  return { reason, errors: {} };
}

/** Returns errors in a language. The API's are English: in another language a refused field gets a general text with its label. */
const inLanguage = (errors: FieldTexts, { locale, words, texts }: ContactLanguage): FieldTexts =>
  locale === 'en'
    ? errors
    : Object.fromEntries(
        contactFieldNames
          .filter((name) => errors[name] !== undefined)
          .map((name) => [name, words.failures.refused([texts.labels[name]])]),
      );

function refusalReason(
  { status, errors, retryAfter = USUAL_WAIT }: MessageRefused,
  { words: { failures }, texts }: ContactLanguage,
): string {
  const refused = contactFieldNames.filter((name) => errors[name] !== undefined);
  if (refused.length > 0) return failures.refused(refused.map((name) => texts.labels[name]));
  if (status === 429) return texts.failures.tooMany(retryAfter);
  return status >= 500 ? texts.failures.storeDown : failures.other;
}
