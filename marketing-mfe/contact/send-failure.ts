import { contactField, contactFieldNames } from '@studio/client/contact';
import { contactFailures } from '@studio/client/contact-failures';
import { failures } from '../content/contact.ts';
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

/** Returns what to tell the visitor about an error of `sendContact`. */
export function sendFailure(error: unknown): SendFailure {
  if (error instanceof MessageRefused) return { reason: refusalReason(error), errors: error.errors };
  if (error instanceof Error && error.name === 'TimeoutError') return { reason: failures.slow, errors: {} };
  // `fetch` rejects with a TypeError if there is no response: https://fetch.spec.whatwg.org/#fetch-method
  const isNetwork = error instanceof TypeError;
  const reason = !isNetwork ? failures.other : navigator.onLine ? failures.unreachable : failures.offline;
  return { reason, errors: {} };
}

function refusalReason({ status, errors, retryAfter = USUAL_WAIT }: MessageRefused): string {
  const refused = contactFieldNames.filter((name) => errors[name] !== undefined);
  if (refused.length > 0) return failures.refused(refused.map((name) => contactField(name).label));
  if (status === 429) return contactFailures.tooMany(retryAfter);
  return status >= 500 ? contactFailures.storeDown : failures.other;
}
