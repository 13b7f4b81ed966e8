import { expect, it } from '@jest/globals';
import { type ContactFieldName, contactError, contactFieldNames, contactTextLength } from './contact.ts';

it.each<[ContactFieldName, string, string | undefined]>([
  ['name', '', 'Enter your name'],
  ['name', '  \n', 'Enter your name'],
  ['name', 'Shirin', undefined],
  ['name', 'x'.repeat(121), 'Shorten your name by 1 character'],
  ['name', 'a\u0007b', 'Type your name again: it contains characters that cannot be sent'],
  ['email', '', 'Enter your email address'],
  ['email', 'shirin.shokal.example', 'Enter an email address with an @, such as name@company.com'],
  ['email', 'shirin@shokal', 'Enter a whole email address, such as name@company.com'],
  ['email', ' shirin@shokal.example ', undefined],
  ['subject', '', undefined],
  ['subject', 'x'.repeat(226), 'Shorten your subject by 26 characters'],
  ['message', '', 'Enter your message'],
  ['message', 'x '.repeat(3000), 'Shorten your message by 999 characters'],
  ['message', 'x\r\n'.repeat(2500), undefined],
  ['message', 'x\r\n'.repeat(3000), 'Shorten your message by 999 characters'],
  ['message', 'x\r\n'.repeat(60_000), 'Shorten your message by 114,999 characters'],
  ['message', 'x'.repeat(1001), 'Break up the longest word of your message: a word can have up to 1,000 characters'],
])('the error of %s %.20j is %j', (name, text, error) => {
  expect(contactError(name, text)).toBe(error);
});

it('a text is as long as its limit counts it', () => {
  for (const name of contactFieldNames) expect(contactTextLength(name, ' ab\r\ncd\ud83d ')).toBe(5);
});
