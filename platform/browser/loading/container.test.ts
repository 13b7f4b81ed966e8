import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createContainer } from './container.ts';

const script = { name: 'blog', url: 'https://files.example/assets/blog/entry.js', integrity: 'sha384-abc' };
const routes = { default: [] };
const container = {
  init: jest.fn<(...args: unknown[]) => Promise<void>>(),
  get: jest.fn<(module: string) => Promise<() => unknown>>(),
};

/** The script elements of the container that are in the document. */
const added = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${script.url}"]`)];

/** The browser has loaded the script; `run` is what it does. */
function load(run: () => void): void {
  run();
  added()[0]?.dispatchEvent(new Event('load'));
}

const define = () => void Object.assign(globalThis, { blog: container });

beforeEach(() => {
  container.init.mockReset().mockResolvedValue();
  container.get.mockReset().mockResolvedValue(() => routes);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'blog'));

describe('createContainer', () => {
  it('runs the script, whose hash the browser checks, and gives the container the scope and all scopes', async () => {
    const scopes = { default: { react: {} } };
    const loading = createContainer(script, scopes)('./routes');
    expect(added()).toMatchObject([{ integrity: 'sha384-abc', crossOrigin: 'anonymous' }]);
    load(define);
    expect(await loading).toBe(routes);
    expect(container.get.mock.calls).toEqual([['./routes']]);
    expect(container.init.mock.calls).toEqual([[scopes.default, [], { version: '', shareScopeKeys: 'default' }]]);
    const [, , options] = container.init.mock.calls[0] as [object, unknown[], object];
    expect(Reflect.get(options, 'shareScopeMap')).toBe(scopes);
    // A container copies what it can list into its own options.
    expect(Object.keys(options)).not.toContain('shareScopeMap');
    expect(added()).toEqual([]);
  });

  it('opens a container once, however often and whenever its modules are asked for', async () => {
    const moduleOf = createContainer(script, {});
    const loading = [moduleOf('./routes'), moduleOf('./routes')];
    expect(added()).toHaveLength(1);
    load(define);
    await Promise.all(loading);
    await moduleOf('./routes');
    expect(container.init).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['could not be loaded', () => added()[0]?.dispatchEvent(new Event('error'))],
    ['is no container blog', () => load(() => undefined)],
  ])('fails if the script %s, and tries again with the next call', async (message, fail) => {
    const moduleOf = createContainer(script, {});
    const failing = moduleOf('./routes');
    fail();
    await expect(failing).rejects.toThrow(`${script.url} ${message}`);
    expect(added()).toEqual([]);
    const loading = moduleOf('./routes');
    load(define);
    expect(await loading).toBe(routes);
  });

  it('initializes again what refused to be initialized, without running its script again', async () => {
    container.init.mockRejectedValueOnce(new Error('too old'));
    define();
    const moduleOf = createContainer(script, {});
    await expect(moduleOf('./routes')).rejects.toThrow('too old');
    expect(await moduleOf('./routes')).toBe(routes);
    expect(added()).toEqual([]);
  });

  it.each(['', 'sha256-abc', 'x'])('runs no script that the browser would not check: %p', async (integrity) => {
    await expect(createContainer({ ...script, integrity }, {})('./routes')).rejects.toThrow('no hash');
    expect(added()).toEqual([]);
  });
});
