import { expect, it } from '@jest/globals';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

it.each<[check: typeof isLoopbackHost, accepted: string[], refused: string[]]>([
  [
    isLoopbackAddress,
    ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'],
    ['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '::2', '::ffff:10.0.0.1', 'localhost', '127.1'],
  ],
  [
    isLoopbackHost,
    ['localhost', 'LocalHost', '127.0.0.1', '::1', '[::1]'],
    ['', 'localhost.example', 'example.localhost', '127.0.0.1.nip.io', '192.168.1.2', '[::2]', '0.0.0.0'],
  ],
])('%p accepts loopback addresses alone', (check, accepted, refused) => {
  expect([...accepted, ...refused].filter(check)).toEqual(accepted);
});
