import { describe, expect, it } from '@jest/globals';
import { hideAddresses } from './hide-addresses.ts';

describe('hideAddresses', () => {
  it.each([
    ['550 <ada@b.example>: no such user', '550 <[address]>: no such user'],
    ['/api/v1/contact/addresses/ada%40b.example', '/api/v1/contact/addresses/[address]'],
    ['/addresses/ada%2540b.example/x', '/addresses/[address]/x'],
    ['?email=a.b+c@mail.b-c.example&q=1', '?email=[address]&q=1'],
    ['"Zoë.Müller@büro.example"', '"[address]"'],
    ['почта@пример.рф', '[address]'],
    ['ada＠b.example', '[address]'],
    ['Key (email)=(ADA@B.EXAMPLE) exists', 'Key (email)=([address]) exists'],
    ['postgres://site:secret@db.example:5432/site', 'postgres://site:[address]:5432/site'],
    ['two: a@b.example, c@d.example.', 'two: [address], [address].'],
    ['\\"quoted name\\"@b.example', '\\"quoted name\\"[address]'],
  ])('hides the address in %j', (text, hidden) => {
    expect(hideAddresses(text)).toBe(hidden);
  });

  it.each([
    'at file:///site/node_modules/.pnpm/@hono+node-server@2.1.8_hono@4.10.3/node_modules/@hono/node-server/dist/index.mjs:1:2',
    '.pnpm/pino@10.4.0/node_modules/pino',
    'reacts @ once, 100%40',
    '{"path":"/@vite/client"}',
  ])('leaves %j', (text) => {
    expect(hideAddresses(text)).toBe(text);
  });

  // Work that grows with the square of the length would exceed the time limit of a test.
  it('takes a text of any length', () => {
    for (const part of ['a', '@', 'a@', 'a@b', 'a@b.', '@a.a', '%25', 'a.']) {
      const text = part.repeat(200_000);
      expect(hideAddresses(`${text}@`)).toMatch(/@$/);
    }
  });
});
