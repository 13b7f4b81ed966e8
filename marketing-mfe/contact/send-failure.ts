import { contactFieldNames } from '@studio/client/contact';
import type { ContactLanguage } from './language.ts';
import { type FieldTexts, MessageRefused } from './send-contact.ts';

/** Why a message was not sent. */
export interface SendFailure {
  /** The cause and its cure. */
  readonly reason: string;
  /** An error for each refused field. */
  readonly errors: FieldTexts;
}

/** Seconds to wait where the response about too many messages names no time. */
const USUAL_WAIT = 10 * 60;

/** Returns what to tell the visitor about an error of `sendContact`, in a language. */
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

/** The API writes English. In another language, what it refused alone is told by the reason, with the fields' names. */
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
