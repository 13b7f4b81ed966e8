import { problem } from '@platform/contract/problem';
import { CONTACT_BOUNDS, type ContactForm, type ContactMessage } from '@studio/client/contact';
import * as v from 'valibot';

/** How long a message may be under way before it counts as failed, in milliseconds. */
const DEADLINE = 20_000;

/** Some text for some of the four fields, by the field's name. */
export type FieldTexts = Readonly<Partial<Record<keyof ContactForm, string>>>;

/** The names of the four fields, in the order in which they stand. */
export const FIELDS = Object.keys(CONTACT_BOUNDS) as readonly (keyof ContactForm)[];

/** Thrown when the site does not take a message. `errors` says which fields it objects to, if any. */
export class MessageRefused extends Error {
  readonly errors: FieldTexts;

  constructor(status: number, errors: FieldTexts) {
    super(`The message was answered with status ${status}`);
    this.name = 'MessageRefused';
    this.errors = errors;
  }
}

/** Sends a message to the agency. Rejects when it may not have arrived; sending it again with its `id` is harmless. */
export async function sendContact(message: ContactMessage): Promise<void> {
  const response = await fetch('/api/v1/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(DEADLINE),
  });
  if (!response.ok) throw new MessageRefused(response.status, await readErrors(response));
}

/** The fields a 400 objects to. Any other answer is not about fields. */
async function readErrors(response: Response): Promise<FieldTexts> {
  if (response.status !== 400) return {};
  const { success, output } = v.safeParse(problem, await response.json());
  if (!success) return {};
  return Object.fromEntries((output.errors ?? []).map(({ field, message }) => [field, message]));
}

/** What stands in the fields of a contact form. */
export function readFields(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (name: keyof ContactForm) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
