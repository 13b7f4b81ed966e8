/** Names of the fields of a contact message. */
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
