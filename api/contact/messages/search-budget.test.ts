import { expect, it, jest } from '@jest/globals';
import { createWorkBudgets } from '@platform/server/http/limits/work-budget';
import { Hono, type MiddlewareHandler } from 'hono';
import { BUDGETS } from '../../limits.ts';
import { type ContactAdminDeps, createContactAdmin } from '../admin-routes.ts';

const anybody: MiddlewareHandler = (_, next) => next();

it('a client whose searches have taken ten seconds is refused', async () => {
  let time = 0;
  const list = jest.fn(async () => {
    time += 4000;
    return { messages: [] };
  });
  const budgets = createWorkBudgets({ rateLimits: 'on', host: '0.0.0.0', trustedHops: 0 }, () => time);
  const app = new Hono().route(
    '/',
    createContactAdmin({
      inbox: { list } as unknown as ContactAdminDeps['inbox'],
      histories: {} as ContactAdminDeps['histories'],
      adminOnly: anybody,
      sameSite: anybody,
      searchBudget: budgets(BUDGETS.search),
    }),
  );
  const search = (remoteAddress: string) =>
    app.request('/v1/contact?q=words', {}, { incoming: { socket: { remoteAddress } } });
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await search('192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(list).toHaveBeenCalledTimes(3);
  expect((await search('192.0.2.2')).status).toBe(200);
});
