import { describe, expect, it, jest } from '@jest/globals';
import type { PageResult } from '@platform/contract/render';
import type { Release } from '../release-set/release.ts';
import { release, rendered, siteData } from '../render/fixtures.fixture.ts';
import type { RenderTask } from '../render/messages.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { TimeLimitError } from '../render/render-process.ts';
import { runCheckHere } from './checks.fixture.ts';
import { createDryRun, type DryRun, rememberRuns } from './dry-run.ts';

interface FakeProcess {
  /** Description of the remote's routes. Throws if it is an error. */
  readonly routes?: unknown;
  /** Returns the page at a URL. Default: a page with status 200, the error page with 404. */
  readonly render?: (url: string, task: RenderTask) => PageResult | undefined;
  /** The live release of the name. */
  readonly current?: Release;
}

const shell = release('shell', 'v1');
const page = (path: string, rest: object = {}) => ({
  path,
  title: 'A page',
  description: 'Of a test.',
  paths: null,
  files: [],
  ...rest,
});

/** Runs a remote beside a live shell. Rendering a page takes `ms` on the clock of the dry run. */
async function dryRun({ routes, render = () => undefined, current }: FakeProcess, ms = 0) {
  const urls: string[] = [];
  let time = 0;
  let closed = 0;
  const pool: RenderPool = {
    width: 1,
    start: () => {},
    list: async () => ({ described: [], reads: [] }),
    describe: async () => {
      if (routes instanceof Error) throw routes;
      return { described: routes, reads: [] };
    },
    render: async (task) => {
      time += ms;
      urls.push(task.url);
      const status = task.remote === null ? 404 : 200;
      return render(task.url, task) ?? rendered('<html></html>', status);
    },
    close: async () => {
      closed += 1;
    },
  };
  const run = createDryRun({
    limitMs: 30_000,
    siteData,
    api: async () => new Response(),
    readFile: async () => new Uint8Array(),
    createPool: () => pool,
    runCheck: runCheckHere,
    now: () => time,
  });
  const { createdAt: _, routes: __, ...remote } = release('marketing', 'v2');
  const result = await run(remote, [shell], { current });
  expect(closed).toBe(1);
  return {
    urls,
    routes: result.routes,
    messages: result.violations.map(({ field, message }) => `${field} ${message}`),
  };
}

describe('a dry run', () => {
  it('renders the error pages, each listed path, each search value alone, and the page for missing content', async () => {
    const routes = [
      page('/about', { search: { tab: ['a', 'b'], sort: ['new & old'] } }),
      page('/post/:id', { paths: ['/post/x'], missing: '/post/-', search: { full: ['1'] } }),
      page('/admin', { private: true, search: { tab: ['a'] } }),
    ];
    const result = await dryRun({
      routes,
      render: (url) => (url === '/post/-' ? rendered('', 404) : undefined),
    });
    expect(result.messages).toEqual([]);
    expect(result.urls).toEqual([
      '/404',
      '/post/404',
      '/about',
      '/about?tab=a',
      '/about?tab=b',
      '/about?sort=new+%26+old',
      '/post/x',
      '/post/x?full=1',
      '/post/-',
    ]);
  });

  it('renders no page that is the same as in the live release', async () => {
    const routes = [page('/'), page('/about', { search: { tab: ['a'] } }), page('/team')];
    const first = await dryRun({ routes });
    expect(first.urls).toEqual(['/404', '/', '/about', '/about?tab=a', '/team']);
    const current = release('marketing', 'v1', first.routes);
    const same = await dryRun({ routes, current });
    expect(same.urls).toEqual(['/404']);
    expect(same.routes).toEqual(first.routes);
    const other = [page('/'), page('/about', { search: { tab: ['b'] } }), page('/team'), page('/new')];
    expect((await dryRun({ routes: other, current })).urls).toEqual(['/404', '/about', '/about?tab=b', '/new']);
    const unknown = release(
      'marketing',
      'v1',
      first.routes?.map(({ inputs: _, ...route }) => route),
    );
    expect((await dryRun({ routes, current: unknown })).urls).toEqual(first.urls);
  });

  it('refuses a search value that fails, and a page for missing content with status 200', async () => {
    const { messages } = await dryRun({
      routes: [page('/about', { search: { tab: ['a'] } }), page('/post/:id', { paths: [], missing: '/post/-' })],
      render: (url) => {
        if (url === '/about?tab=a') throw new Error('no tab');
        return undefined;
      },
    });
    expect(messages).toEqual([
      '/about?tab=a is not rendered: no tab. Fix what throws on the server',
      '/post/- has status 200 instead of 404: fix its loader, or do not list the path',
    ]);
  });

  it('accepts a redirect instead of a page, but not instead of the page for missing content', async () => {
    const redirect = { ...rendered('', 302), location: '/' };
    const { messages } = await dryRun({
      routes: [page('/old'), page('/post/:id', { paths: [], missing: '/post/-' })],
      render: (url) => (['/old', '/post/-'].includes(url) ? redirect : undefined),
    });
    expect(messages).toEqual(['/post/- has status 302 instead of 404: fix its loader, or do not list the path']);
  });

  it('does not render the search values of a page that fails', async () => {
    const { urls, messages } = await dryRun({
      routes: [page('/about', { search: { tab: ['a', 'b'] } })],
      render: (url) => (url.startsWith('/about') ? rendered('', 500) : undefined),
    });
    expect(urls).toEqual(['/404', '/about']);
    expect(messages).toHaveLength(1);
  });

  it.each([
    [undefined, /server\/routes\.js has no list of routes/],
    [new Error('Unexpected token'), /server\/routes\.js cannot be read: Unexpected token\. Fix the routes/],
    [[], /server\/routes\.js has no page/],
    [[page('/about', { layout: 'weird' })], /\/about handle\.layout is neither public nor bare/],
    [[page('/admin/messages/')], /\/admin\/messages\/ is not the right spelling: write \/admin\/messages/],
    [[page('/\ud800')], /contains half a character/],
    [[page('/a', { files: ['constructor.js'], search: { constructor: 'x' }, paths: ['/b'] })], /lists \/b/],
  ])('renders nothing if the routes are %j', async (routes, message) => {
    const { urls, messages } = await dryRun({ routes });
    expect(messages).toEqual([expect.stringMatching(message)]);
    expect(urls).toEqual([]);
  });

  it('takes scripts only from chunks of release.json', async () => {
    const routes = [page('/a', { files: ['constructor.js', 'toString.js', 'routes.js', 'x.js'] })];
    expect((await dryRun({ routes })).routes).toEqual([expect.objectContaining({ chunks: ['routes.js'] })]);
  });

  it('refuses styles outside of its elements that the shell does not have in the language of the page', async () => {
    const styled = (css: string, status = 200) => ({ ...rendered('', status), inlineStyles: ['body{margin:0}', css] });
    const styles: Readonly<Record<string, string>> = {
      '/about': ':root{--x:1}',
      '/fine': '.css-a{top:0}',
      '/xx/same': ':lang(xx){line-height:2}',
      '/xx/other': ':lang(xx){line-height:3}',
    };
    const { messages } = await dryRun({
      routes: Object.keys(styles).map((path) => page(path)),
      render: (url) => {
        if (url === '/404') return styled('', 404);
        return url === '/xx/404' ? styled(':lang(xx){line-height:2}', 404) : styled(styles[url] ?? '');
      },
    });
    expect(messages).toEqual([
      expect.stringMatching('/about has styles for :root, which reach elements of other parts'),
      expect.stringMatching(/\/xx\/other has styles for :lang\(xx\)/),
    ]);
  });

  it('ends after 30 s in all', async () => {
    const paths = Array.from({ length: 1999 }, (_, i) => `/post/${i}`);
    const { urls, messages } = await dryRun({ routes: [page('/post/:id', { paths })] }, 1000);
    expect(urls).toHaveLength(30);
    expect(messages).toEqual(['pages take more than 30 s to render: do less in each, or list fewer paths']);
  });

  it('ends the process at its time limit, whatever the remote does', async () => {
    let end: (error: Error) => void = () => {};
    const pool: RenderPool = {
      width: 1,
      start: () => {},
      list: async () => ({ described: [], reads: [] }),
      describe: () => new Promise((_, reject) => (end = reject)),
      render: async () => rendered(''),
      close: async () => end(new Error('The process was ended')),
    };
    const deps = { siteData, api: async () => new Response(), readFile: async () => new Uint8Array() };
    const run = createDryRun({ ...deps, runCheck: runCheckHere, createPool: () => pool, limitMs: 1 });
    const { createdAt: _, routes: __, ...remote } = release('marketing', 'v2');
    const { violations } = await run(remote, [shell]);
    expect(violations).toMatchObject([{ message: expect.stringMatching('cannot be read: The process was ended') }]);
  });

  it('lists what it found before that', async () => {
    const { messages } = await dryRun(
      { routes: [page('/a'), page('/b')], render: (url) => (url === '/a' ? rendered('', 500) : undefined) },
      15_000,
    );
    expect(messages).toEqual([
      '/a has status 500 instead of 200: fix its loader, or do not list the path',
      expect.stringMatching('pages take more than 30 s to render'),
    ]);
  });

  it('tries a page that is not rendered in time once more', async () => {
    let attempts = 0;
    const { messages } = await dryRun({
      routes: [page('/slow'), page('/loop')],
      render: (url) => {
        if (url === '/404' || (url === '/slow' && attempts > 0)) return undefined;
        attempts += 1;
        throw new TimeLimitError(2000);
      },
    });
    expect(messages).toEqual(['/loop is not rendered within 6 s: end what it waits for, or do less']);
    expect(attempts).toBe(3);
  });

  it('needs a live shell', async () => {
    const deps = { siteData, api: async () => new Response(), readFile: async () => new Uint8Array() };
    const run = createDryRun({ ...deps, runCheck: runCheckHere, limitMs: 1 });
    const { createdAt: _, routes: __, ...remote } = release('marketing', 'v2');
    expect((await run(remote, [])).violations).toMatchObject([{ field: 'shell' }]);
  });
});

it('a dry run without violations is not repeated beside the same live releases within a minute', async () => {
  const [first, second] = [release('marketing', 'v1'), release('marketing', 'v2')];
  const otherShell = release('shell', 'v2');
  const clock = { now: 1 };
  const countRuns = (violations: readonly { field: string; message: string }[] = []) => {
    const run = jest.fn<DryRun>(async () => ({ routes: [], violations }));
    return { run, remembered: rememberRuns(run, () => clock.now) };
  };
  const { run, remembered } = countRuns();
  for (const [now, remote, live, runs] of [
    [1, first, shell, 1],
    [60_000, first, shell, 1],
    [60_002, first, shell, 2],
    [60_002, first, otherShell, 3],
    [60_002, second, otherShell, 4],
    [60_002, first, otherShell, 4],
  ] as const) {
    clock.now = now;
    await remembered(remote, [live]);
    expect(run).toHaveBeenCalledTimes(runs);
  }
  const failing = countRuns([{ field: '/', message: 'fails' }]);
  for (const runs of [1, 2]) {
    await failing.remembered(first, [shell]);
    expect(failing.run).toHaveBeenCalledTimes(runs);
  }
});
