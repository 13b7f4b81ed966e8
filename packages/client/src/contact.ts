import * as v from 'valibot';

/** Anything a person cannot have typed: control characters other than tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A trimmed text of `min` to `max` characters; line ends are line feeds. */
const text = (what: string, min: number, max: number) =>
  v.pipe(
    v.string(`Write your ${what}.`),
    v.transform((given) => given.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.minLength(min, `Write your ${what}.`),
    v.maxLength(max, `Keep your ${what} to ${max.toLocaleString('en-GB')} characters.`),
    v.check((given) => !CONTROL.test(given), `Your ${what} has characters that cannot be sent.`),
  );

/** The bounds of the four fields, in characters; rulings, errors of the API. */
export const CONTACT_BOUNDS = { name: 120, email: 254, subject: 200, message: 5000 } as const;

/** What a visitor fills in. */
export const contactForm = v.strictObject({
  name: text('name', 1, CONTACT_BOUNDS.name),
  email: v.pipe(
    text('e-mail address', 1, CONTACT_BOUNDS.email),
    v.email('Write the whole address, such as name@company.com.'),
  ),
  subject: v.optional(text('subject', 0, CONTACT_BOUNDS.subject), ''),
  message: text('message', 1, CONTACT_BOUNDS.message),
});

/** `POST /api/v1/contact`. The id is made by the browser at the moment of sending, so that a repeat is harmless. */
export const contactMessage = v.strictObject({ id: v.optional(v.pipe(v.string(), v.uuid())), ...contactForm.entries });

export type ContactForm = v.InferOutput<typeof contactForm>;
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** The answer to a message that was stored: UUID and ISO time. */
export const contactReceipt = v.object({ id: v.string(), createdAt: v.string() });

/** What has become of a message: `new` until it was opened. */
export const messageState = v.picklist(['new', 'read', 'archived', 'spam']);

export type MessageState = v.InferOutput<typeof messageState>;

/** A message as the owner lists it. */
export const receivedMessage = v.object({ ...contactReceipt.entries, ...contactForm.entries, state: messageState });

export type ReceivedMessage = v.InferOutput<typeof receivedMessage>;
