import { describe, expect, it } from '@jest/globals';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

describe('isLoopbackAddress', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('accepts %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '::2', '::ffff:10.0.0.1', 'localhost', '127.1'])(
    'refuses %j',
    (address) => expect(isLoopbackAddress(address)).toBe(false),
  );
});

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LocalHost', '127.0.0.1', '::1', '[::1]'])('accepts %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each(['', 'localhost.example', 'example.localhost', '127.0.0.1.nip.io', '192.168.1.2', '[::2]', '0.0.0.0'])(
    'refuses %j',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  );
});
