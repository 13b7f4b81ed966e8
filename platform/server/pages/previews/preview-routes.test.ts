import { describe, expect, it, jest } from '@jest/globals';
import { onlyActor } from '../../releases/releases-api.fixture.ts';
import { createPreviewRoutes } from './preview-routes.ts';

const TOKEN = 'a token for this test';
const asked = { name: 'blog', version: 'a'.repeat(64) };
const opened = { key: 'k', set: 's', pages: [{ url: '/blog', status: 200 }] };

function setUp() {
  const create = jest.fn(async (_name: string, _version: string) => opened);
  const end = jest.fn(async (_key: string) => {});
  const app = createPreviewRoutes({ previews: { create, end }, findActor: onlyActor(TOKEN) });
  const call = (method: string, path: string, body: unknown, token: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return app.request(path, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  };
  return { create, end, call };
}

describe('the previews API', () => {
  it('opens and ends previews', async () => {
    const { call, create, end } = setUp();
    const response = await call('POST', '/previews', asked, TOKEN);
    expect([response.status, await response.json()]).toEqual([201, opened]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(create).toHaveBeenCalledWith(asked.name, asked.version);
    expect((await call('DELETE', '/previews/k', undefined, TOKEN)).status).toBe(204);
    expect(end).toHaveBeenCalledWith('k');
  });

  it('does nothing without the token', async () => {
    const { call, create, end } = setUp();
    expect((await call('POST', '/previews', asked, 'another')).status).toBe(401);
    expect((await call('DELETE', '/previews/k', undefined, 'another')).status).toBe(401);
    expect(create).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });

  it('refuses a malformed request, and one that is too large', async () => {
    const { call } = setUp();
    expect((await call('POST', '/previews', { ...asked, version: '../..' }, TOKEN)).status).toBe(400);
    expect((await call('POST', '/previews', { ...asked, name: 'b'.repeat(2000) }, TOKEN)).status).toBe(413);
  });
});
