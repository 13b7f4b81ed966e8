import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLoading, LOAD_TIMEOUT_MS, RemoteLoadError, withScriptErrors, withTimeout } from './loading.ts';

const FILE = '/assets/chat/entry.0.js';

const setUp = (respond = () => new Response('')) => {
  const fetched = jest.fn(async (_file: RequestInfo | URL, _init?: RequestInit) => respond());
  Object.assign(globalThis, { fetch: fetched });
  const load = jest.fn<() => Promise<string>>();
  return { fetched, load, loading: createLoading({ remote: 'chat', version: 'v1', files: [FILE], load }) };
};

const never = () => new Promise<never>(() => undefined);

describe('createLoading', () => {
  const { fetch } = globalThis;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { fetch });
    document.head.replaceChildren();
  });

  it('loads once for concurrent calls, and fetches nothing itself', async () => {
    const { fetched, load, loading } = setUp();
    load.mockResolvedValue('code');
    expect(await Promise.all([loading(), loading()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('names the remote, its version and the cause of a failure', async () => {
    const { load, loading } = setUp();
    const cause = new Error('refused');
    load.mockRejectedValue(cause);
    const error = await loading().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'chat', version: 'v1', message: 'refused', cause });
  });

  it('fetches the files again before the next attempt after a failure', async () => {
    const { fetched, load, loading } = setUp();
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('code');
    await expect(loading()).rejects.toThrow('gone');
    load.mockImplementationOnce(() => {
      expect(fetched).toHaveBeenCalledTimes(1);
      return Promise.resolve('code');
    });
    await expect(loading()).resolves.toBe('code');
    expect(fetched).toHaveBeenCalledWith(FILE, expect.objectContaining({ cache: 'reload' }));
  });

  it('loads twice after a failure: the browser answers the first script of a file with its failed preload', async () => {
    const { load, loading } = setUp();
    load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('preload')).mockResolvedValue('code');
    await expect(loading()).rejects.toThrow('gone');
    await expect(loading()).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails at once if a file is still missing', async () => {
    const { load, loading } = setUp(() => new Response(null, { status: 404 }));
    load.mockRejectedValue(new Error('gone'));
    await expect(loading()).rejects.toThrow('gone');
    await expect(loading()).rejects.toThrow(`${FILE} returned status 404`);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('ends after 8 s and fails pending scripts, so that their loaders can retry', async () => {
    const { load, loading } = setUp();
    const failed = jest.fn();
    for (const src of [FILE, '/assets/chat/other.0.js']) {
      const script = document.createElement('script');
      script.src = src;
      script.addEventListener('error', () => failed(src));
      document.head.append(script);
    }
    load.mockImplementation(never);
    const late = expect(loading()).rejects.toThrow('Loading chat took longer than 8000 ms');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await late;
    expect(failed.mock.calls).toEqual([[FILE]]);
  });

  it('includes fetching again in the 8 s, and aborts it then', async () => {
    const { fetched, load, loading } = setUp();
    load.mockRejectedValueOnce(new Error('gone'));
    await expect(loading()).rejects.toThrow('gone');
    fetched.mockImplementation(never);
    const late = expect(loading()).rejects.toThrow('longer than 8000 ms');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await late;
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('withTimeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('settles like a promise that settles in time, and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve(1), 1000, 'It')).resolves.toBe(1);
    await expect(withTimeout(Promise.reject(new Error('gone')), 1000, 'It')).rejects.toThrow('gone');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('withScriptErrors', () => {
  const { fetch } = globalThis;
  afterEach(() => void Object.assign(globalThis, { fetch }));
  const missing = () => Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: FILE });
  const setUpLoader = (status = 200) => {
    const fetched = jest.fn(async (_file: RequestInfo | URL, _init?: RequestInit) => new Response('', { status }));
    Object.assign(globalThis, { fetch: fetched });
    const loader = jest.fn<(argument: string) => Promise<string>>();
    return { fetched, loader, wrapped: withScriptErrors({ remote: 'chat', version: 'v1' }, loader) };
  };

  it('returns what the loader returns', async () => {
    const { fetched, loader, wrapped } = setUpLoader();
    loader.mockResolvedValue('data');
    expect(await wrapped('argument')).toBe('data');
    expect(loader).toHaveBeenCalledWith('argument');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('rejects with a RemoteLoadError if a script is missing, and fetches it again before the next attempt', async () => {
    const { fetched, loader, wrapped } = setUpLoader();
    loader.mockRejectedValueOnce(missing()).mockResolvedValueOnce('data');
    await expect(wrapped('a')).rejects.toMatchObject({ name: 'RemoteLoadError', remote: 'chat', version: 'v1' });
    expect(await wrapped('a')).toBe('data');
    expect(fetched).toHaveBeenCalledWith(FILE, expect.objectContaining({ cache: 'reload' }));
  });

  it('rejects with a RemoteLoadError while the script stays missing', async () => {
    const { loader, wrapped } = setUpLoader(404);
    loader.mockRejectedValueOnce(missing());
    for (let i = 0; i < 2; i += 1) await expect(wrapped('a')).rejects.toBeInstanceOf(RemoteLoadError);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('passes on all other errors, such as a response with status 404', async () => {
    const { loader, wrapped } = setUpLoader();
    const response = new Response(null, { status: 404 });
    loader.mockRejectedValue(response);
    await expect(wrapped('a')).rejects.toBe(response);
  });
});
