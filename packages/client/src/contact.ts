import * as v from 'valibot';

/** Control characters other than tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A trimmed text of `min` to `max` characters, with line feeds as line ends. `label` names the field in errors. */
const text = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(`Write your ${label}.`),
    v.transform((given) => given.replace(/\r\n?/g, '\n')),
    v.trim(),
    v.minLength(min, `Write your ${label}.`),
    v.maxLength(max, `Keep your ${label} to ${max.toLocaleString('en-GB')} characters.`),
    v.check((given) => !CONTROL.test(given), `Your ${label} has characters that cannot be sent.`),
  );

/** Most characters of each field. */
export const CONTACT_BOUNDS = { name: 120, email: 254, subject: 200, message: 5000 } as const;

/** The fields of the contact form. */
export const contactForm = v.strictObject({
  name: text('name', 1, CONTACT_BOUNDS.name),
  email: v.pipe(
    text('e-mail address', 1, CONTACT_BOUNDS.email),
    v.email('Write the whole address, such as name@company.com.'),
  ),
  subject: v.optional(text('subject', 0, CONTACT_BOUNDS.subject), ''),
  message: text('message', 1, CONTACT_BOUNDS.message),
});

/** Request of `POST /api/v1/contact`. The browser makes the id, so that a message that is sent twice is stored once. */
export const contactMessage = v.strictObject({ id: v.optional(v.pipe(v.string(), v.uuid())), ...contactForm.entries });

export type ContactForm = v.InferOutput<typeof contactForm>;
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** Response of `POST /api/v1/contact`: a UUID and an ISO time. */
export const contactReceipt = v.object({ id: v.string(), createdAt: v.string() });

/** State of a message. It is `new` until the admin opens it. */
export const messageState = v.picklist(['new', 'read', 'archived', 'spam']);

export type MessageState = v.InferOutput<typeof messageState>;

/** A message as the admin gets it. */
export const receivedMessage = v.object({ ...contactReceipt.entries, ...contactForm.entries, state: messageState });

export type ReceivedMessage = v.InferOutput<typeof receivedMessage>;
