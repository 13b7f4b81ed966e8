import { describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { errorHandler } from '../http/problem.ts';
import { createCanaryRoutes } from './canary-routes.ts';

const version = 'a'.repeat(64);

const setUp = () => {
  const done = { seq: 3, version, failed: [], appended: true };
  const calls = { set: jest.fn(), end: jest.fn(), promote: jest.fn() };
  const called =
    (name: keyof typeof calls) =>
    async (...args: unknown[]) => {
      calls[name](...args);
      return done;
    };
  const findActor = async (token: string) =>
    token === 'team' ? { name: 'Marketing', releases: ['marketing'] } : undefined;
  const canaries = { set: called('set'), end: called('end') };
  const app = new Hono()
    .route('/', createCanaryRoutes({ canaries, promotions: { promote: called('promote') }, findActor }))
    .onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
  const post = async (body: object, token = 'team') => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return app.request('/canaries', { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return { calls, post };
};

describe('POST /canaries', () => {
  it.each([
    [0, 'end'],
    [1, 'set'],
    [99, 'set'],
    [100, 'promote'],
  ] as const)('with %d %% calls %s, in the name of the team', async (traffic, name) => {
    const { calls, post } = setUp();
    const response = await post({ name: 'marketing', version, traffic, note: 'Try it' });
    expect([response.status, await response.json()]).toEqual([201, { seq: 3, version, failed: [] }]);
    const made = Object.entries(calls).flatMap(([one, { mock }]) => mock.calls.map((args) => [one, args.at(-1)]));
    expect(made).toEqual([[name, expect.objectContaining({ provenance: { actor: 'Marketing', note: 'Try it' } })]]);
  });

  it.each([
    ['more than all', { name: 'marketing', version, traffic: 101 }, 400],
    ['less than nobody', { name: 'marketing', version, traffic: -1 }, 400],
    ['a part of a visitor', { name: 'marketing', version, traffic: 0.5 }, 400],
    ['a text', { name: 'marketing', version, traffic: '5' }, 400],
    ['no traffic', { name: 'marketing', version }, 400],
    ['a forged actor', { name: 'marketing', version, traffic: 5, actor: 'rollout controller' }, 400],
    ['a forged moment', { name: 'marketing', version, traffic: 5, decidedAt: 3 }, 400],
    ['no version', { name: 'marketing', version: '3f2a91', traffic: 5 }, 400],
    ["another team's name", { name: 'shell', version, traffic: 0 }, 403],
  ])('refuses %s', async (_, body, status) => {
    const { calls, post } = setUp();
    expect((await post(body)).status).toBe(status);
    expect(Object.values(calls).flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('refuses whoever has no token', async () => {
    expect((await setUp().post({ name: 'marketing', version, traffic: 0 }, 'stranger')).status).toBe(401);
  });
});
