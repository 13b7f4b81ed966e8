import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { containerName, type RegistryEntry } from '@platform/contract/registry';
import { createHost, type RuntimePlugin } from './federation.ts';
import { RemoteLoadError } from './loading.ts';

const HASH = `sha384-${'a'.repeat(64)}`;

/** The remote of a test. Each has its own: the runtime loads a container once in a document. */
let blog = 'blog-0';
let count = 0;

const entryOf = (integrity = HASH): RegistryEntry => ({
  url: `/assets/${blog}/entry.0.js`,
  metadata: { integrity, version: 'v1' },
  deployment: { traffic: 100, default: true },
  extras: { contract: 1, chunks: ['routes.1.js'], routes: [], shared: { react: '^19.0.0' } },
});

const routes = [{ path: '/blog' }];
const container = {
  init: jest.fn<(...args: unknown[]) => Promise<void>>(),
  get: jest.fn<(module: string) => Promise<() => unknown>>(),
};

/** Returns the script elements of the container that are in the document. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src$="/assets/${blog}/entry.0.js"]`)];

const tasks = () => new Promise((resolve) => setTimeout(resolve));

/** Lets the container's script load; `run` is what the script does. */
async function load(run: () => void = () => void Object.assign(globalThis, { [containerName(blog)]: container })) {
  await tasks();
  run();
  scripts()[0]?.dispatchEvent(new Event('load'));
}

async function fail() {
  await tasks();
  scripts()[0]?.dispatchEvent(new Event('error'));
}

/** Creates a host with the remote of the test. */
function setUp({ integrity, plugins }: { integrity?: string; plugins?: RuntimePlugin[] } = {}) {
  const host = createHost('s1', plugins);
  host.register(blog, entryOf(integrity));
  return host;
}

beforeEach(() => {
  blog = `blog-${count++}`;
  Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.3.1' } });
  container.init.mockReset().mockResolvedValue();
  container.get.mockReset().mockResolvedValue(() => ({ default: routes }));
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('a federation host', () => {
  it('loads the routes of a remote by a script whose hash the browser checks, and shares modules with it', async () => {
    const loading = setUp().loadRoutes(blog);
    await tasks();
    expect(scripts()).toMatchObject([{ integrity: HASH, crossOrigin: 'anonymous' }]);
    await load();
    expect(await loading).toBe(routes);
    expect(container.get).toHaveBeenCalledWith('./routes');
    expect(container.init.mock.calls[0]?.[0]).toMatchObject({ react: { '19.3.1': { from: 'shell' } } });
  });

  it('runs the script and initializes the container once', async () => {
    const host = setUp();
    const loading = Promise.all([host.loadRoutes(blog), host.loadRoutes(blog)]);
    await tasks();
    expect(scripts()).toHaveLength(1);
    await load();
    await loading;
    await host.loadRoutes(blog);
    expect(container.init).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be loaded', fail],
    ['defines no container', () => load(() => undefined)],
  ])('rejects if the script %s, and loads it again by the next call', async (_, end) => {
    const host = setUp();
    const failing = host.loadRoutes(blog);
    await Promise.all([expect(failing).rejects.toBeInstanceOf(RemoteLoadError), end()]);
    await expect(failing).rejects.toMatchObject({ remote: blog, version: 'v1' });
    const loading = host.loadRoutes(blog);
    await load();
    expect(await loading).toBe(routes);
  });

  it('initializes a container again after it failed to initialize', async () => {
    container.init.mockRejectedValueOnce(new Error('too old'));
    const host = setUp();
    const failing = host.loadRoutes(blog);
    await Promise.all([expect(failing).rejects.toThrow('too old'), load()]);
    expect(await host.loadRoutes(blog)).toBe(routes);
  });

  it.each(['', 'sha256-abc', 'sha384-abc', `${HASH} sha256-abc`])(
    'runs no script with %p instead of a hash, also if a plugin of the site creates it',
    async (integrity) => {
      const createScript = () => document.createElement('script');
      const host = setUp({ integrity, plugins: [{ name: 'own-scripts', createScript }] });
      await expect(host.loadRoutes(blog)).rejects.toThrow(RemoteLoadError);
      expect(scripts()).toEqual([]);
    },
  );

  it('calls the plugins of the site', async () => {
    const onLoad = jest.fn<(args: { id: string }) => undefined>();
    const loading = setUp({ plugins: [{ name: 'times', onLoad }] }).loadRoutes(blog);
    await load();
    await loading;
    expect(onLoad).toHaveBeenCalledWith(expect.objectContaining({ id: `${blog}/routes` }));
  });
});
