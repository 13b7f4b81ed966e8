import { expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { errorHandler, notFound, type ProblemDetails, ProblemError } from './problem.ts';

const known: ProblemDetails = { slug: 'gone', status: 410, title: 'Gone', errors: [{ field: 'a', message: 'b' }] };

it.each([
  ['a thrown problem', new ProblemError(known), { ...known, slug: undefined, type: 'urn:problem:gone' }, 0],
  [
    "Hono's own error",
    new HTTPException(400, { message: 'Malformed JSON' }),
    { status: 400, title: 'Malformed JSON' },
    0,
  ],
  ['an unexpected error, whose cause is logged', new Error('the secret cause'), { status: 500 }, 1],
  ['an unknown path', undefined, { status: 404 }, 0],
])('responds with a problem to %s', async (_, thrown, expected, logged) => {
  const error = jest.fn();
  const app = new Hono().get('/known', () => {
    throw thrown;
  });
  app.onError(errorHandler({ error })).notFound(notFound);
  const response = await app.request(thrown ? '/known' : '/nowhere');
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const text = await response.text();
  expect(text).not.toMatch(/secret|at .*:\d+/);
  expect({ responseStatus: response.status, ...JSON.parse(text) }).toMatchObject({
    responseStatus: expected.status,
    ...JSON.parse(JSON.stringify(expected)),
  });
  expect(error).toHaveBeenCalledTimes(logged);
});
