import { expect, it, jest } from '@jest/globals';
import { onlyActor } from '../../releases/releases-api.fixture.ts';
import { createPreviewRoutes } from './preview-routes.ts';

const release = { name: 'blog', version: 'a'.repeat(64) };
const opened = { key: 'k', set: 's', pages: [{ url: '/blog', status: 200, isChanged: true }] };

it.each<[what: string, method: string, body: object | undefined, token: string, status: number]>([
  ['opens a preview', 'POST', release, 'token', 201],
  ['ends a preview', 'DELETE', undefined, 'token', 204],
  ['refuses to open a preview without the token', 'POST', release, 'another', 401],
  ['refuses to end a preview without the token', 'DELETE', undefined, 'another', 401],
  ['refuses a malformed request', 'POST', { ...release, version: '../..' }, 'token', 400],
  ['refuses a request that is too large', 'POST', { ...release, name: 'b'.repeat(2000) }, 'token', 413],
])('%s', async (_, method, body, token, status) => {
  const create = jest.fn(async (_name: string, _version: string) => opened);
  const end = jest.fn(async (_key: string) => {});
  const app = createPreviewRoutes({ previews: { create, end }, findActor: onlyActor('token') });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const path = method === 'POST' ? '/previews' : '/previews/k';
  const response = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(response.status).toBe(status);
  expect(create.mock.calls).toEqual(status === 201 ? [[release.name, release.version]] : []);
  expect(end.mock.calls).toEqual(status === 204 ? [['k']] : []);
  if (status !== 201) return;
  expect(await response.json()).toEqual(opened);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
