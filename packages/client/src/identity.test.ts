import { describe, expect, it } from '@jest/globals';
import { readablePhone, supportHref } from './identity.ts';

describe('supportHref', () => {
  it('has the digits of the phone number and the encoded text', () => {
    expect(supportHref({ phone: '+8801700000000', supportText: 'Hello, I need assistance!' })).toBe(
      'https://wa.me/8801700000000?text=Hello%2C%20I%20need%20assistance!',
    );
  });
});

describe('readablePhone', () => {
  it('parts a number as people do, and leaves a short one', () => {
    expect(readablePhone('+8801700000000')).toBe('+880 1700 000000');
    expect(readablePhone('+1234567')).toBe('+1234567');
  });
});
