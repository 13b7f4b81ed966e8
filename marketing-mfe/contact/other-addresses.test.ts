import { expect, test } from '@jest/globals';
import { otherAddresses } from './other-addresses.ts';

const site = { email: 'hello@studio285.example', phone: '+8801700000000', supportText: 'Hello' };

test('the addresses carry the text along', () => {
  const texts = { name: 'Shirin', email: 's@shokal.example', subject: 'Orders & co', message: 'By phone.\nAt two.' };
  const { email, whatsApp, isTextCarried } = otherAddresses(site, texts);
  expect(isTextCarried).toBe(true);
  const mail = new URL(email);
  expect(mail.pathname).toBe('hello@studio285.example');
  expect(mail.searchParams.get('subject')).toBe('Orders & co');
  expect(mail.searchParams.get('body')).toBe('By phone.\r\nAt two.\r\n\r\nShirin');
  const chat = new URL(whatsApp);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/8801700000000');
  expect(chat.searchParams.get('text')).toBe('Orders & co\n\nBy phone.\nAt two.\n\nShirin');
});

test('an empty form has plain addresses', () => {
  expect(otherAddresses(site, {})).toEqual({
    email: 'mailto:hello@studio285.example',
    whatsApp: 'https://wa.me/8801700000000?text=Hello',
    isTextCarried: true,
  });
});

test('a text that is too long for an address is in neither', () => {
  const { email, whatsApp, isTextCarried } = otherAddresses(site, { message: 'চ'.repeat(250) });
  expect([email, whatsApp, isTextCarried]).toEqual([
    'mailto:hello@studio285.example',
    'https://wa.me/8801700000000?text=Hello',
    false,
  ]);
});
