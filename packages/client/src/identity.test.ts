import { describe, expect, it } from '@jest/globals';
import { supportHref } from './identity.ts';

describe('supportHref', () => {
  it('has the digits of the phone number and the encoded text', () => {
    expect(supportHref({ phone: '+8801700000000', supportText: 'Hello, I need assistance!' })).toBe(
      'https://wa.me/8801700000000?text=Hello%2C%20I%20need%20assistance!',
    );
  });
});
