import { expect, it } from '@jest/globals';
import { createSecurityTxt } from './security-txt.ts';

const site = { email: 'hello@site.example' };
const PATH = '/.well-known/security.txt';
const read = async (origin?: string, now = '2025-06-15T12:00:00Z') => {
  const app = createSecurityTxt({ site, origin: () => origin, now: () => Date.parse(now) });
  return (await app.request(PATH)).text();
};

it('names contacts, languages and its own address', async () => {
  expect(await read('https://site.example')).toBe(
    [
      'Contact: mailto:hello@site.example',
      'Contact: https://site.example/contact',
      'Expires: 2026-01-01T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: https://site.example${PATH}`,
      '',
    ].join('\n'),
  );
});

it.each([undefined, 'http://site.example'])('names no address of the site where it is %s', async (origin) => {
  const text = await read(origin);
  expect(text).not.toMatch(/Canonical|contact$/m);
  expect(text).toMatch(/^Contact: mailto:/);
});

it.each(['2025-01-01T00:00:00Z', '2025-01-31T23:59:59Z', '2025-06-30T00:00:00Z', '2025-12-31T23:59:59Z'])(
  'read at %s, expires in half a year or a little more',
  async (now) => {
    const expires = /^Expires: (.*)$/m.exec(await read(undefined, now))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(216);
  },
);

it('is kept for a day, and not sent again while it is the same', async () => {
  const app = createSecurityTxt({ site, origin: () => undefined });
  const { headers } = await app.request(PATH);
  expect(headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
  const again = await app.request(PATH, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
});
