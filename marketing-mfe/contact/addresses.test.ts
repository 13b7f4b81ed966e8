import { expect, test } from '@jest/globals';
import { embeddedMap, wholeMap } from './contact-map.tsx';
import { otherAddresses } from './other-ways.tsx';

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
