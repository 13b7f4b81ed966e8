import { withCommas } from '../../text.ts';

/** Names of the fields within a sentence. */
const nouns = { name: 'name', email: 'email address', subject: 'subject', message: 'message' } as const;

const characters = (count: number): string => `${withCommas(count)} ${count === 1 ? 'character' : 'characters'}`;

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

export const english: ContactTexts = {
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  errors: {
    missing: (name) => `Enter your ${nouns[name]}`,
    tooLong: (name, excess) => `Shorten your ${nouns[name]} by ${characters(excess)}`,
    longWord: (name, max) =>
      `Break up the longest word of your ${nouns[name]}: a word can have up to ${characters(max)}`,
    control: (name) => `Type your ${nouns[name]} again: it contains characters that cannot be sent`,
    email: (hasAt) =>
      `Enter ${hasAt ? 'a whole email address' : 'an email address with an @'}, such as name@company.com`,
  },
  failures: {
    tooMany: (seconds) =>
      `Too many messages came from your connection in a short time. Try again in ${waitText(seconds)}.`,
    storeDown: 'We cannot take messages at the moment. Try again in a few minutes.',
    tooLarge: 'Your text is far longer than a message can be. Go back and shorten it to 5,000 characters.',
    unreadable: 'The form did not arrive as it was sent. Send it again.',
  },
};

export type ContactFieldName = 'name' | 'email' | 'subject' | 'message';

/** What the contact form and the site say about a message, in one language. */
export interface ContactTexts {
  readonly labels: Readonly<Record<ContactFieldName, string>>;
  /** Errors of a field. Each says how to correct it. */
  readonly errors: {
    readonly missing: (name: ContactFieldName) => string;
    /** @param excess Characters beyond the limit. */
    readonly tooLong: (name: ContactFieldName, excess: number) => string;
    /** @param max Characters of the longest word that is allowed. */
    readonly longWord: (name: ContactFieldName, max: number) => string;
    readonly control: (name: ContactFieldName) => string;
    readonly email: (hasAt: boolean) => string;
  };
  /** Why the site did not take a message, and what the visitor can do about it. */
  readonly failures: {
    /** @param seconds Time until the next message is accepted. */
    readonly tooMany: (seconds: number) => string;
    readonly storeDown: string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
}
