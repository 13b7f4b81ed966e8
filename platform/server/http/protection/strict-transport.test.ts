import { expect, it } from '@jest/globals';
import { createStrictTransport, type StrictTransportSettings } from './strict-transport.ts';

const headersFor = (settings: StrictTransportSettings, proto?: string) =>
  createStrictTransport(settings)({ headers: proto === undefined ? {} : { 'x-forwarded-proto': proto } });

const HTTPS = 'https://site.example';

it.each<[settings: StrictTransportSettings, proto: string | undefined, expected: boolean]>([
  [{ trustedHops: 0 }, undefined, false],
  [{ trustedHops: 0, publicUrl: 'http://site.example' }, undefined, false],
  [{ trustedHops: 0, publicUrl: HTTPS }, undefined, true],
  // Without a trusted proxy the header is a visitor's own.
  [{ trustedHops: 0 }, 'https', false],
  [{ trustedHops: 1 }, 'https', true],
  [{ trustedHops: 1 }, ' HTTPS ', true],
  [{ trustedHops: 1 }, 'http', false],
  [{ trustedHops: 1 }, 'https, http', false],
  [{ trustedHops: 2 }, 'https, http', true],
  [{ trustedHops: 2 }, 'https', true],
  [{ trustedHops: 1, publicUrl: HTTPS }, 'http', false],
  [{ trustedHops: 1, publicUrl: HTTPS }, undefined, true],
])('with %j and X-Forwarded-Proto %j is set: %j', (settings, proto, expected) =>
  expect(headersFor(settings, proto)).toEqual(expected ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
);
