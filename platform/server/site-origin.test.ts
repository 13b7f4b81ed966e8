import { expect, it } from '@jest/globals';
import { createSiteOrigin } from './site-origin.ts';

const PUBLIC = 'https://site.example';
const LOCAL = 'http://127.0.0.1:3000';

it.each([
  ['PUBLIC_URL', { publicUrl: PUBLIC, host: '0.0.0.0' }, false, PUBLIC],
  ['PUBLIC_URL, also on one’s own machine', { publicUrl: PUBLIC, host: '127.0.0.1' }, true, PUBLIC],
  ['the server’s address on one’s own machine', { host: '127.0.0.1' }, true, LOCAL],
  ['nothing where a proxy may be in front', { host: '127.0.0.1' }, false, undefined],
  ['nothing where others can connect', { host: '0.0.0.0' }, true, undefined],
])('is %s', (_, settings, releasesBuilds, expected) => {
  const origin = createSiteOrigin(settings, releasesBuilds);
  origin.setAddress(LOCAL);
  expect(origin.read()).toBe(expected);
});
