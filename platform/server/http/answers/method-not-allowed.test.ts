import { expect, it } from '@jest/globals';
import { Hono, type MiddlewareHandler } from 'hono';
import { unmatched } from './method-not-allowed.ts';

const nothing: MiddlewareHandler = (_, next) => next();
const lists = new Hono()
  .use(nothing)
  .get('/lists', (c) => c.text('all'))
  .post('/lists', nothing, (c) => c.text('added'))
  .delete('/lists/:id', (c) => c.text('removed'));
const api = new Hono().route('/', lists);
api
  .get('/health', (c) => c.text('ok'))
  .all(
    '*',
    unmatched(() => new Hono().route('/api', api)),
  );
const app = new Hono().route('/api', api);

const ask = async (method: string, path: string) => {
  const { status, headers } = await app.request(path, { method });
  return [status, headers.get('Allow')];
};

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'responds 405 to %s, with the methods of the path',
  async (method) => expect(await ask(method, '/api/lists')).toEqual([405, 'GET, HEAD, POST']),
);

it('reads parameters of paths', async () => {
  expect(await ask('GET', '/api/lists/7')).toEqual([405, 'DELETE']);
  expect(await ask('POST', '/api/health')).toEqual([405, 'GET, HEAD']);
});

it.each(['GET', 'POST', 'PUT'])('responds 404 to %s where no route exists', async (method) =>
  expect(await ask(method, '/api/nothing')).toEqual([404, null]),
);

it('leaves existing routes as they are', async () => {
  expect(await ask('HEAD', '/api/lists')).toEqual([200, null]);
  expect(await ask('POST', '/api/lists')).toEqual([200, null]);
});
