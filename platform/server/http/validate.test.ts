import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import * as v from 'valibot';
import { validate } from './validate.ts';

const item = v.strictObject({ text: v.string(), at: v.number() });
const app = new Hono().post('/', validate('json', v.strictObject({ items: v.array(item) })), (c) => c.json(null, 200));

async function send(body: unknown) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await app.request('/', { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, bytes: Buffer.byteLength(text), errors: JSON.parse(text)?.errors };
}

describe('validate', () => {
  it('lists all errors of a small request', async () => {
    expect(await send({ items: [{ text: 'a', at: 1 }] })).toMatchObject({ status: 200 });
    const { errors } = await send({ items: [{ text: 1 }, { text: 'a', at: 'b' }] });
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['items.0.text', 'items.0.at', 'items.1.at']);
  });

  it.each([
    ['a list of 10 kB', { items: Array(5000).fill(0) }],
    ['a list of 100 wrong items', { items: Array(100).fill({}) }],
    ['long keys', { items: Array(100).fill({ ['\u0800'.repeat(1000)]: 1 }) }],
    ['long values', { items: Array(100).fill('\u0800'.repeat(1000)) }],
    ['many keys', Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]))],
    ['lists in lists', { items: JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) }],
  ])('answers %s with at most 20 errors and 8 kB', async (_, body) => {
    const { status, bytes, errors } = await send(body);
    expect(status).toBe(400);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(bytes).toBeLessThanOrEqual(8192);
  });

  it('reads a large request up to its first error', async () => {
    expect((await send({ items: Array(500_000).fill(0) })).errors).toHaveLength(1);
  });
});
