import { describe, expect, it } from '@jest/globals';
import { seeded } from '../../analysis/simulate.fixture.ts';
import type { ReleaseSet } from '../../release-set/release-set.ts';
import { createCanaryCookie, createCanarySet, isShown, NUMBERS, readerOf, withHeaders } from './canary-set.ts';

const setUp = (secure = false, drawNumber?: () => number) => {
  const closed: string[] = [];
  const pagesOf = (id: string) => ({ set: { id } as ReleaseSet, close: async () => void closed.push(id) });
  const [live, next] = [pagesOf('live'), pagesOf('next')];
  const canary = createCanarySet<ReturnType<typeof pagesOf>>(
    createCanaryCookie(secure),
    () => live,
    ({ close }) => void close(),
    drawNumber,
  );
  const idFor = (cookie: string | undefined, draws = true) => canary.shownTo(cookie, draws).pages?.set.id;
  return { canary, next, closed, idFor, pagesOf };
};

/** Returns the number that a response gives to a visitor; undefined if none. */
const numberIn = (setCookie: string | undefined) => /^(?:__Host-)?canary=(\d+);/.exec(setCookie ?? '')?.[1];

describe('a canary', () => {
  it('sets no cookie and changes no header while none runs', async () => {
    const { canary, next, idFor } = setUp();
    expect(canary.shownTo(undefined, true)).toEqual({ pages: expect.anything() });
    await canary.show(next, 50);
    await canary.end();
    expect(canary.shownTo('canary=1', true)).not.toHaveProperty('headers');
    expect(idFor('canary=1')).toBe('live');
  });

  it.each([0, 1, 5, 25, 50, 99])(
    'with %d %% is shown to this share of 100,000 visitors, to half a per cent',
    async (traffic) => {
      const random = seeded(285 + traffic);
      const { canary, next } = setUp(false, () => Math.floor(random() * NUMBERS));
      await canary.show(next, traffic);
      let [shown, moved] = [0, 0];
      for (let i = 0; i < 100_000; i += 1) {
        const first = canary.shownTo(undefined, true);
        const again = canary.shownTo(`canary=${numberIn(first.headers?.['Set-Cookie'])}`, true);
        if (again.pages !== first.pages) moved += 1;
        if (first.pages === next) shown += 1;
      }
      expect(moved).toBe(0);
      expect(Math.abs(shown / 1000 - traffic)).toBeLessThan(traffic === 0 ? 0.001 : 0.5);
    },
  );

  it('is shown to exactly the share of numbers, and stays shown to them when it grows', () => {
    for (let traffic = 0; traffic <= 100; traffic += 1) {
      const numbers = Array.from({ length: NUMBERS }, (_, number) => number).filter((number) =>
        isShown(number, traffic),
      );
      expect(numbers).toHaveLength(traffic * 100);
      expect(numbers.at(-1) ?? -1).toBe(numbers.length - 1);
    }
  });

  it('keeps responses out of shared caches, and sets a number once, in a cookie that scripts cannot read', async () => {
    const { canary, next } = setUp();
    await canary.show(next, 5);
    const { headers } = canary.shownTo(undefined, true);
    expect(headers).toEqual({
      'Cache-Control': 'private, no-cache',
      'Set-Cookie': expect.stringMatching(/^canary=\d{1,4}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    });
    expect(canary.shownTo('theme=dark; canary=17', true).headers).toEqual({ 'Cache-Control': 'private, no-cache' });
    expect(canary.shownTo(undefined, false).headers).toEqual({ 'Cache-Control': 'private, no-cache' });
  });

  it('cannot be set by a subdomain where visitors use https', async () => {
    const { canary, next, idFor } = setUp(true);
    await canary.show(next, 5);
    expect(canary.shownTo(undefined, true).headers?.['Set-Cookie']).toMatch(/^__Host-canary=\d+;.* Secure/);
    expect([idFor('canary=0', false), idFor('__Host-canary=0', false)]).toEqual(['live', 'next']);
  });

  it('is not shown for an invalid number, and a visitor with one gets a new number', async () => {
    const { canary, next, idFor } = setUp();
    await canary.show(next, 99);
    const values = ['in', '', '-1', '10000', '0.5', '1e1', '0001', '"><script>'];
    for (const cookie of [undefined, 'my-canary=1', ...values.map((value) => `canary=${value}`)]) {
      expect([cookie, idFor(cookie, false)]).toEqual([cookie, 'live']);
      expect(numberIn(canary.shownTo(cookie, true).headers?.['Set-Cookie'])).toMatch(/^\d{1,4}$/);
    }
  });

  it('is shown by the first of two cookies, at every request the same', async () => {
    const { canary, next, idFor } = setUp();
    await canary.show(next, 5);
    expect(Array.from({ length: 20 }, () => idFor('canary=1; canary=9000'))).toEqual(Array(20).fill('next'));
    expect(idFor('canary=9000; canary=1')).toBe('live');
  });

  it('closes a set that is replaced, not one that grows', async () => {
    const { canary, next, closed, idFor, pagesOf } = setUp();
    await canary.show(next, 5);
    canary.setTraffic(25);
    expect([closed, canary.shown(), idFor('canary=2400')]).toEqual([[], { set: 'next', traffic: 25 }, 'next']);
    await canary.show(pagesOf('third'), 25);
    expect([closed, idFor('canary=2400')]).toEqual([['next'], 'third']);
    await canary.end();
    expect([closed, canary.shown()]).toEqual([['next', 'third'], undefined]);
  });
});

describe('readerOf', () => {
  const read = (name: string) => name;
  it('sends a whole response with a new number, so that no shared cache adds the number to a stored one', () => {
    const given = readerOf(read, { 'Cache-Control': 'private, no-cache', 'Set-Cookie': 'canary=1' });
    expect([given('if-none-match'), given('accept-encoding')]).toEqual([undefined, 'accept-encoding']);
    expect(readerOf(read, { 'Cache-Control': 'private, no-cache' })('if-none-match')).toBe('if-none-match');
    expect(readerOf(read, undefined)('if-none-match')).toBe('if-none-match');
  });
});

describe('withHeaders', () => {
  it('does not change no-store', () => {
    const headers = { 'Cache-Control': 'private, no-cache', 'Set-Cookie': 'canary=1' };
    const sent = (control: string) => {
      const response = withHeaders(new Response('', { headers: { 'Cache-Control': control } }), headers);
      return [response.headers.get('Cache-Control'), response.headers.get('Set-Cookie')];
    };
    expect(sent('public, no-cache')).toEqual(['private, no-cache', 'canary=1']);
    expect(sent('no-store')).toEqual(['no-store', 'canary=1']);
  });
});
