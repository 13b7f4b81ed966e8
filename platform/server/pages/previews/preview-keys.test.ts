import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sign } from 'hono/jwt';
import { createPreviewKeys } from './preview-keys.ts';

const previewed = { name: 'blog', version: 'a'.repeat(64), position: 7 };
const HOUR_MS = 3_600_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reads what a key shows for an hour, also on another server with the secret', async () => {
  const { make } = createPreviewKeys('secret');
  const key = await make(previewed);
  expect(await make(previewed)).not.toBe(key);
  const { read } = createPreviewKeys('secret');
  expect(await read(key)).toEqual(previewed);
  jest.advanceTimersByTime(HOUR_MS);
  expect(await read(key)).toBeUndefined();
});

it('refuses forged keys', async () => {
  const { make, read } = createPreviewKeys('secret');
  const [head = '', text = '', signature = ''] = (await make(previewed)).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = encode({ ...previewed, name: 'shell', exp: 9_999_999_999 });
  const forged = [
    '',
    '..',
    `${head}.${text}.`,
    `${head}.${other}.${signature}`,
    `${head}.${text}.${signature}x`,
    `${head}.${text}.${'é'.repeat(43)}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${other}.`,
    await sign({ ...previewed, exp: 9_999_999_999 }, 'another', 'HS256'),
    await sign({ ...previewed, exp: 9_999_999_999 }, 'secret', 'HS512'),
  ];
  for (const key of forged) expect(await read(key)).toBeUndefined();
});
