import { beforeEach, expect, jest, test } from '@jest/globals';
import { embeddedMap, wholeMap } from './contact-map.tsx';
import { findErrors, remainingErrors } from './form-problem.tsx';
import { loadDraft, saveDraft } from './form-state.ts';
import { otherAddresses } from './other-ways.tsx';

beforeEach(() => sessionStorage.clear());

test('loads what was saved', () => {
  saveDraft({ name: 'Shirin', message: 'By phone.' });
  expect(loadDraft()).toEqual({ name: 'Shirin', message: 'By phone.' });
});

test('removes the draft when all fields are empty', () => {
  saveDraft({ name: 'Shirin' });
  saveDraft({ name: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(loadDraft()).toEqual({});
});

test('keeps a text that is too long to be sent', () => {
  const message = 'a'.repeat(5001);
  saveDraft({ message });
  expect(loadDraft()).toEqual({ message });
});

test.each(['{', '[1]', '{"name":7}'])('ignores invalid %.20s', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('contact-draft', text);
  expect(loadDraft()).toEqual({});
  warn.mockRestore();
});

const message = 'x '.repeat(2550);
const format = 'Enter an email address with an @, such as name@company.com';
const tooLong = (excess: number) => `Shorten your message by ${excess} characters`;

test('finds an error in each field that cannot be sent', () => {
  const errors = { name: 'Enter your name', email: format, message: tooLong(99) };
  expect(findErrors({ name: '', email: 'shirin', subject: '', message })).toEqual(errors);
  expect(findErrors({ name: 'S', email: 's@shokal.example', message: 'Hello' })).toEqual({});
});

test.each([
  ['an error stays until the text can be sent', { email: format }, { email: 'shirin.' }, { email: format }],
  [
    'an error changes with the text',
    { email: format },
    { email: 'shirin@s' },
    { email: 'Enter a whole email address, such as name@company.com' },
  ],
  ['a valid text has no error', { email: format }, { email: 'shirin@shokal.example' }, {}],
  ['a first text in an empty field has no error', { email: 'Enter your email address' }, { email: 's' }, {}],
  [
    'a text that is too long has an error with the figure',
    { message: tooLong(99) },
    { message: message.slice(0, 5010) },
    { message: tooLong(9) },
  ],
  ['a shortened text has no error', { message: tooLong(99) }, { message: message.slice(0, 5000) }, {}],
  ['other fields get no errors', { name: 'Enter your name' }, { name: '', email: 's' }, { name: 'Enter your name' }],
  ['an error of the API is removed by the next change', { subject: 'Not today' }, { subject: 'Orders' }, {}],
])('%s', (_, shown, texts, remaining) => {
  expect(remainingErrors(shown, texts)).toEqual(remaining);
});

const place = { latitude: 60, longitude: 10, zoom: 16 };

test('the embedded map is centred on the place at its zoom, with a marker', () => {
  const { origin, pathname, searchParams } = new URL(embeddedMap(place));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(10, 4);
  expect((south + north) / 2).toBeCloseTo(60, 4);
  expect(east - west).toBeCloseTo((400 * 360) / 2 ** 24, 4);
  expect(north - south).toBeCloseTo((256 * 360) / 2 ** 24 / 2, 4);
  expect(searchParams.get('marker')).toBe('60.00000,10.00000');
});

test('the full map opens at the same place', () => {
  expect(wholeMap(place)).toBe('https://www.openstreetmap.org/?mlat=60.00000&mlon=10.00000#map=16/60.00000/10.00000');
});

const site = { email: 'hello@studio285.example', phone: '+8801700000000', supportText: 'Hello' };

test('the addresses contain the text', () => {
  const texts = { name: 'Shirin', email: 's@shokal.example', subject: 'Orders & co', message: 'By phone.\nAt two.' };
  const { email, whatsApp, hasText } = otherAddresses(site, texts);
  expect(hasText).toBe(true);
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
    hasText: true,
  });
});

test('a text that is too long for an address is in neither', () => {
  const { email, whatsApp, hasText } = otherAddresses(site, { message: 'চ'.repeat(250) });
  expect([email, whatsApp, hasText]).toEqual([
    'mailto:hello@studio285.example',
    'https://wa.me/8801700000000?text=Hello',
    false,
  ]);
});
