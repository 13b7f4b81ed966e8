import * as v from 'valibot';
import { type ContactFieldName, type ContactTexts, english } from './content/en/contact.ts';
import { emailAddress, isVisible, trimInvisible } from './email.ts';
import { spamRule } from './spam.ts';
import { maxWordLength } from './text.ts';

/** Control characters other than tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Halves of characters. Browsers leave one where a length limit cuts an emoji, and databases cannot store it. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Characters that change the direction of all that follows: https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text of one line, such as a name, that cannot change how text beside it is read, in a list or in the header of a mail. */
export const oneLine = (text: string): string =>
  text
    .replace(DIRECTION_CHANGES, '')
    .replace(/[\s\p{Control}]+/gu, ' ')
    .trim();

/** Letters and digits of one word, in a field that can be longer. Web addresses and email addresses have several words. */
const MAX_WORD_LENGTH = 1000;

interface ContactField {
  /** Name of the field in the form, the inbox and notices. */
  readonly label: string;
  /** Maximum length, in characters. */
  readonly max: number;
  readonly required: boolean;
  /** Control in the form; `email` is validated as an address. */
  readonly control: 'text' | 'email' | 'textarea';
  /** Help for keyboards and autofill: https://html.spec.whatwg.org/multipage/interaction.html */
  readonly typing?: {
    readonly autoComplete?: 'name' | 'email' | 'organization';
    readonly inputMode?: 'email';
    readonly enterKeyHint?: 'next';
    readonly autoCapitalize?: 'words' | 'none';
    readonly spellCheck?: boolean;
  };
  /** Takes half a line of the form where there is room. */
  readonly isHalf?: boolean;
  /** Is a column of the inbox; other fields are shown in the open message only. */
  readonly isColumn?: boolean;
}

/**
 * The fields of a contact message, in the order of the form. The form, its draft, validation, storage, search, notices, the
 * inbox and its exports are derived from them. A new field needs an entry here, its
 * texts in `content/`, and a migration that adds its column.
 */
export const contactFields = {
  name: {
    label: english.labels.name,
    max: 120,
    required: true,
    control: 'text',
    typing: { autoComplete: 'name', enterKeyHint: 'next', autoCapitalize: 'words', spellCheck: false },
    isHalf: true,
    isColumn: true,
  },
  email: {
    label: english.labels.email,
    max: 254,
    required: true,
    control: 'email',
    typing: {
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    isHalf: true,
    isColumn: true,
  },
  subject: {
    label: english.labels.subject,
    max: 200,
    required: false,
    control: 'text',
    typing: { enterKeyHint: 'next' },
    isColumn: true,
  },
  message: {
    label: english.labels.message,
    max: 5000,
    required: true,
    control: 'textarea',
    isColumn: true,
  },
} as const satisfies Readonly<Record<ContactFieldName, ContactField>>;

export type { ContactFieldName };

export const contactFieldNames = Object.keys(contactFields) as readonly ContactFieldName[];

/** Returns a field's description. */
export const contactField = (name: ContactFieldName): ContactField => contactFields[name];

/** Returns the texts of all fields. A missing one is empty. */
export const contactTexts = (
  given: { readonly [Name in ContactFieldName]?: unknown },
): Record<ContactFieldName, string> =>
  Object.fromEntries(
    contactFieldNames.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
  ) as Record<ContactFieldName, string>;

/** Reads the fields of a posted form, as they were filled in. A missing field is empty; any other is ignored. */
export function readContactFields(form: FormData): Record<ContactFieldName, string> {
  return contactTexts(Object.fromEntries(form));
}

/** Returns a text as it is measured and stored: trimmed, with line feeds as line ends, without halves of characters. */
export const plainText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(LONE_SURROGATES, '').trim();

/** Returns whether a text has control characters other than tab and line feed. */
export const hasControls = (text: string): boolean => CONTROL.test(text);

/** Returns a field's text as it is measured and stored. */
function tidyText(text: string, { control }: ContactField): string {
  const plain = plainText(control === 'textarea' ? text : text.replace(DIRECTION_CHANGES, ''));
  return control === 'email' ? trimInvisible(plain) : plain;
}

/** Returns the length of a field's text, in characters, as its limit counts it. */
export const contactTextLength = (name: ContactFieldName, text: string): number =>
  tidyText(text, contactField(name)).length;

/** The schema of a field: its tidy text. Its length is checked before anything else. Each error says how to correct it. */
function fieldSchema(name: ContactFieldName, { errors }: ContactTexts) {
  const field = contactField(name);
  const { max, required, control } = field;
  const tooLong = ({ input }: { readonly input: string }) => {
    // A long run of spaces is measured as half its length, so that it cannot be accepted.
    const excess = Math.max(tidyText(input, field).length, Math.ceil(input.length / 2)) - max;
    return errors.tooLong(name, excess);
  };
  const text = v.pipe(
    v.string(errors.missing(name)),
    // A browser sends each line end as two characters, and counts it as one.
    v.maxLength(2 * max, tooLong),
    v.transform((given) => tidyText(given, field)),
    v.check((given) => !required || isVisible(given), errors.missing(name)),
    v.maxLength(max, tooLong),
    maxWordLength(MAX_WORD_LENGTH, errors.longWord(name, MAX_WORD_LENGTH)),
    v.check((given) => !hasControls(given), errors.control(name)),
  );
  const valid =
    control === 'email'
      ? v.pipe(
          text,
          emailAddress(({ input }) => errors.email(input.includes('@'))),
        )
      : text;
  return required ? valid : v.optional(valid, '');
}

type FieldSchema<Field extends ContactField> = Field['required'] extends true
  ? v.GenericSchema<string>
  : v.OptionalSchema<v.GenericSchema<string>, ''>;

type FieldSchemas = { [Name in ContactFieldName]: FieldSchema<(typeof contactFields)[Name]> };

/** Returns the schema of the contact form's fields, with its errors in the language of these texts. */
export function contactFormIn(texts: ContactTexts) {
  const schemas: Record<string, v.GenericSchema> = Object.fromEntries(
    contactFieldNames.map((name) => [name, fieldSchema(name, texts)]),
  );
  return v.strictObject(schemas as FieldSchemas);
}

/** The fields of the contact form, with its errors in English. */
export const contactForm = contactFormIn(english);

/** Returns the error of a field's text; undefined if it can be sent. */
export const contactError = (name: ContactFieldName, text: string, form = contactForm): string | undefined =>
  v.safeParse(form.entries[name], text, { abortPipeEarly: true }).issues?.[0].message;

/** Name of a field that people do not see, and robots fill in. */
export const HIDDEN_FIELD = 'website';

/**
 * Request of `POST /api/v1/contact`. The browser makes the id, so that a message that is sent twice is stored once. `stamp`: the
 * response of `GET /api/v1/contact/stamp` when the visitor began to write.
 */
export const contactMessage = v.strictObject({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  ...contactForm.entries,
  [HIDDEN_FIELD]: v.optional(v.string()),
  stamp: v.optional(v.string()),
});

/** Response of `GET /api/v1/contact/stamp`: the time, signed. */
export const contactStamp = v.object({ stamp: v.string() });

export type ContactForm = v.InferOutput<typeof contactForm>;
/** A message to send. Optional fields may be missing. */
export type ContactMessage = v.InferInput<typeof contactMessage>;

/** Response of `POST /api/v1/contact`: a UUID and an ISO time. */
export const contactReceipt = v.object({ id: v.string(), createdAt: v.string() });

/** State of a message. It is `new` until the admin opens it. */
export const messageState = v.picklist(['new', 'read', 'archived', 'spam']);

export type MessageState = v.InferOutput<typeof messageState>;

/**
 * A message as the admin gets it. `deletedAt`: the ISO time at which it was moved to the trash, if it is there. `spam`: the rules by
 * which it was stored in the spam folder, while it is there. `draft`: an answer to it is being written.
 */
export const receivedMessage = v.object({
  ...contactReceipt.entries,
  ...contactForm.entries,
  state: messageState,
  deletedAt: v.optional(v.string()),
  spam: v.optional(v.array(spamRule)),
  draft: v.optional(v.literal(true)),
});

export type ReceivedMessage = v.InferOutput<typeof receivedMessage>;
