import type { SpamRule } from '@studio/client/spam';
import { messagesText } from './inbox.ts';

/** Texts of the spam folder. */
export const spam = {
  note: 'Advertising is moved here automatically, and nobody is notified. Nothing is deleted.',
  block: 'Blocked words and addresses',
  title: 'Blocked words and addresses',
  text: 'New messages with one of these words, or from one of these addresses, go to the spam folder. One on each line.',
  words: 'Words and phrases',
  addresses: 'Addresses and domains',
  save: 'Save',
  failed: 'The list could not be saved. An entry has 2 to 100 characters, and each list at most 200 entries.',
  notLoaded: 'The list could not be loaded.',
  /** The reason why a message was stored as spam. */
  reason: (rules: readonly SpamRule[]) => `In spam because ${rules.map((rule) => REASONS[rule]).join(', and ')}.`,
} as const;

const REASONS: Readonly<Record<SpamRule, string>> = {
  'hidden-field': 'a hidden field was filled in',
  fast: 'it was sent within 3 seconds',
  repeated: 'the same text came from other addresses',
  blocked: 'it has a word or an address that you block',
  'random-letters': 'its text is random letters',
  links: 'of its links',
  topic: 'it reads like advertising',
  offer: 'it offers a service',
  pitch: 'it is pushy',
};

/** Texts about old messages that are due to be deleted. */
export const old = {
  pending: (count: number, before: string) =>
    `${messagesText(count)} from before ${before} ${count === 1 ? 'is' : 'are'} due to be deleted automatically. That is more than 10% of the inbox, so please confirm it first.`,
  delete: (count: number) => `Delete ${messagesText(count)}`,
  confirmTitle: 'Delete old messages?',
  confirm: (count: number, before: string) =>
    `This permanently deletes ${messagesText(count)} from before ${before}, in all folders, and older ones in the trash. If that date looks wrong, keep them and check the clock of the server.`,
  confirmNo: 'Keep them',
} as const;
