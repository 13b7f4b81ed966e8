import { expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { type Guarded, requireToken } from './guard.ts';
import { onlyActor } from './only-actor.fixture.ts';

const LONG = 'a'.repeat(2000);

it.each([
  [`Bearer ${LONG}`, 200],
  [`Bearer ${LONG}a`, 401],
  [`Basic ${LONG}`, 401],
  ['Bearer ', 401],
  ['', 401],
])('the header %.20s… gets %d', async (authorization, status) => {
  const app = new Hono<Guarded>().get('/', requireToken(onlyActor(LONG)), (c) => c.text(c.var.actor.name));
  expect((await app.request('/', { headers: { authorization } })).status).toBe(status);
});
