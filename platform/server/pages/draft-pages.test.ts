import { describe, expect, it, jest } from '@jest/globals';
import { release, rendered, route, siteData } from '../render/fixtures.fixture.ts';
import type { createRenderPool } from '../render/render-pool.ts';
import { createDraftPages } from './draft-pages.ts';

const ROUTES = [route('/about'), route('/post/:id'), { ...route('/admin'), private: true }];

type Pool = ReturnType<typeof createRenderPool>;

/** Creates draft pages that show what the API responds with. */
function setUp({ render }: { render?: Pool['render'] } = {}) {
  const close = jest.fn(async () => undefined);
  let releases = [release('shell', '1'), release('marketing', '1', ROUTES)];
  const createPool = jest.fn<typeof createRenderPool>(({ api }) => {
    const show: Pool['render'] = async ({ url }) => rendered(`${url} ${await (await api('/api/x')).text()}`);
    return { render: render ?? show, close } as unknown as Pool;
  });
  const pages = createDraftPages({
    ...{ siteData, createPool, releases: () => releases },
    api: () => new Response('live'),
    readFile: async () => new Uint8Array(),
    titleFonts: { addTo: async (page) => page },
    log: { warn: jest.fn() },
  });
  return { pages, createPool, close, release: (next: typeof releases) => (releases = next) };
}

const draft = (text: string) => () => new Response(text);

describe('createDraftPages', () => {
  it('renders each page with its own data, at paths that no route lists', async () => {
    const { pages } = setUp();
    const shown = ['a', 'b', 'c'].map(async (text) => (await pages.render(`/post/${text}`, draft(text))).html);
    expect(await Promise.all(shown)).toEqual(
      ['a', 'b', 'c'].map((text) => expect.stringContaining(`/post/${text} ${text}`)),
    );
  });

  it('sends them to no cache, without scripts, for frames of the site alone', async () => {
    const { headers } = await setUp().pages.render('/about', draft('x'));
    expect(headers['Cache-Control']).toBe('no-store');
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["script-src 'none'", "frame-ancestors 'self'", "form-action 'none'"]),
    );
    expect(policy).not.toContain('report-uri');
  });

  it.each(['/nowhere', '/admin', '/post/a/b'])('has no page at %s', async (path) => {
    await expect(setUp().pages.render(path, draft('x'))).rejects.toMatchObject({ details: { status: 404 } });
  });

  it('reports a page that cannot be rendered, and renders the next one with its own data', async () => {
    const render = jest.fn<Pool['render']>(async () => rendered('fine'));
    const { pages } = setUp({ render });
    render.mockRejectedValueOnce(new Error('hostile'));
    await expect(pages.render('/about', draft('x'))).rejects.toMatchObject({ details: { status: 422 } });
    expect((await pages.render('/about', draft('y'))).html).toContain('fine');
  });

  it('lets eight pages wait, and no more', async () => {
    const { pages } = setUp({ render: () => new Promise(() => {}) });
    for (let i = 0; i < 8; i++) void pages.render('/about', draft('x'));
    await expect(pages.render('/about', draft('x'))).rejects.toMatchObject({ details: { status: 503 } });
  });

  it('renders by the live releases, with one pool at a time', async () => {
    const { pages, createPool, close, release: deploy } = setUp();
    await pages.render('/about', draft('x'));
    await pages.render('/about', draft('x'));
    expect(createPool).toHaveBeenCalledTimes(1);
    deploy([release('shell', '1'), release('marketing', '2', ROUTES)]);
    await pages.render('/about', draft('x'));
    expect([createPool.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
  });
});
