import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { dialled, siteIdentity, supportHref } from './identity.ts';

describe('supportHref', () => {
  it('has the digits of the phone number and the encoded text', () => {
    expect(supportHref({ phone: '+880 1700 000000', supportText: 'Hello, I need assistance!' })).toBe(
      'https://wa.me/8801700000000?text=Hello%2C%20I%20need%20assistance!',
    );
  });
});

describe('analytics', () => {
  const { analytics } = siteIdentity.entries;
  const script = 'https://count.example/js/script.js?id=G-1';
  const connect = 'https://count.example';

  it.each<[what: string, given: unknown]>([
    ['nothing', undefined],
    ['a script and an origin', { script, connect }],
    ['several, and attributes', { script: [script, script], connect: [connect], data: { 'website-id': 'a"b' } }],
  ])('can be %s', (_, given) => expect(v.is(analytics, given)).toBe(true));

  it.each<[what: string, given: unknown]>([
    ['a script alone', { script }],
    ['an empty list', { script: [], connect }],
    ['http', { script: script.replace('https', 'http'), connect }],
    ['data:', { script: 'data:text/javascript,1', connect }],
    ['a path to send to', { script, connect: `${connect}/api` }],
    ['any host', { script, connect: 'https://*.example' }],
    ['a second directive', { script: `${script};`, connect }],
    ['a second source', { script: `${script} https://evil.example`, connect }],
    ['a list in a source', { script: 'https://count.example/a,b.js', connect }],
    ['a user', { script: 'https://a:b@count.example/s.js', connect }],
    ['a quote', { script: 'https://count.example/"s.js', connect }],
    ['another attribute', { script, connect, data: { 'x onload=': '1' } }],
    ['an unknown field', { script, connect, inline: '1' }],
  ])('cannot be %s', (_, given) => expect(v.is(analytics, given)).toBe(false));
});

describe('a phone number', () => {
  it.each(['+8801700000000', '+880 1700 000000', '+47 55 00 00 00', '+1 212 555 0100', '+123456', '+123456789012345'])(
    'can be %s',
    (phone) => {
      expect(v.is(siteIdentity.entries.phone, phone)).toBe(true);
      expect(dialled(phone)).toMatch(/^\+\d{6,15}$/);
    },
  );

  it.each([
    '55 00 00 00',
    '+ 47 55000000',
    '+47  55000000',
    '+47-55-000000',
    '+12345',
    '+1234567890123456',
    '+47 5500000 ',
    '+1\n234567',
  ])('cannot be %j', (phone) => {
    expect(v.is(siteIdentity.entries.phone, phone)).toBe(false);
  });
});
