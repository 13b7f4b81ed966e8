import { describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { errorHandler, notFound, ProblemError } from './problem.ts';

const setUp = () => {
  const error = jest.fn();
  const app = new Hono()
    .get('/known', () => {
      throw new ProblemError({ slug: 'gone', status: 410, title: 'Gone', errors: [{ field: 'a', message: 'b' }] });
    })
    .get('/http', () => {
      throw new HTTPException(400, { message: 'Malformed JSON' });
    })
    .get('/unexpected', () => {
      throw new Error('the secret cause');
    });
  app.onError(errorHandler({ error }));
  app.notFound(notFound);
  return { app, error };
};

describe('errorHandler', () => {
  it('responds to a thrown problem', async () => {
    const response = await setUp().app.request('/known');
    expect(response.status).toBe(410);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toEqual({
      type: 'urn:problem:gone',
      title: 'Gone',
      status: 410,
      errors: [{ field: 'a', message: 'b' }],
    });
  });

  it("responds to hono's own errors and unknown paths with problems", async () => {
    const { app } = setUp();
    expect(await (await app.request('/http')).json()).toMatchObject({ status: 400, title: 'Malformed JSON' });
    expect(await (await app.request('/nowhere')).json()).toMatchObject({ status: 404 });
  });

  it('logs an unexpected error and hides its cause', async () => {
    const { app, error } = setUp();
    const response = await app.request('/unexpected');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/secret|at .*:\d+/);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
