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
