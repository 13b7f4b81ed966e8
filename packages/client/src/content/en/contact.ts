import type { ContactTexts } from '../../contact-texts.ts';
import { withCommas } from '../../digits.ts';

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
