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
    .get('/unforeseen', () => {
      throw new Error('the secret cause');
    });
  app.onError(errorHandler({ error }));
  app.notFound(notFound);
  return { app, error };
};

describe('errorHandler', () => {
  it('answers a thrown problem', async () => {
    const answer = await setUp().app.request('/known');
    expect(answer.status).toBe(410);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'urn:problem:gone',
      title: 'Gone',
      status: 410,
      errors: [{ field: 'a', message: 'b' }],
    });
  });

  it("answers hono's own errors and unknown addresses as problems", async () => {
    const { app } = setUp();
    expect(await (await app.request('/http')).json()).toMatchObject({ status: 400, title: 'Malformed JSON' });
    expect(await (await app.request('/nowhere')).json()).toMatchObject({ status: 404 });
  });

  it('logs an unforeseen error and says nothing of its cause', async () => {
    const { app, error } = setUp();
    const answer = await app.request('/unforeseen');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/secret|at .*:\d+/);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
