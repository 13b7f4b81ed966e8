import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLoading, LOAD_TIMEOUT_MS } from './loading.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const FILE = '/assets/chat/entry.0.js';

const setUp = (answer = () => new Response('')) => {
  const asked = jest.fn(async (_file: RequestInfo | URL, _init?: RequestInit) => answer());
  Object.assign(globalThis, { fetch: asked });
  const load = jest.fn<() => Promise<string>>();
  return { asked, load, loading: createLoading({ remote: 'chat', version: 'v1', files: [FILE], load }) };
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

  it('loads once for all who ask meanwhile, and fetches nothing anew', async () => {
    const { asked, load, loading } = setUp();
    load.mockResolvedValue('code');
    expect(await Promise.all([loading(), loading()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('names the remote, its version and the cause of a failure', async () => {
    const { load, loading } = setUp();
    const cause = new Error('refused');
    load.mockRejectedValue(cause);
    const error = await loading().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({ remote: 'chat', version: 'v1', message: 'refused', cause });
  });

  it('has the browser fetch the files anew before the next attempt, and keeps no failure', async () => {
    const { asked, load, loading } = setUp();
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('code');
    await expect(loading()).rejects.toThrow('gone');
    load.mockImplementationOnce(() => {
      expect(asked).toHaveBeenCalledTimes(1);
      return Promise.resolve('code');
    });
    await expect(loading()).resolves.toBe('code');
    expect(asked).toHaveBeenCalledWith(FILE, expect.objectContaining({ cache: 'reload' }));
  });

  it('fails at once when a file is still gone', async () => {
    const { load, loading } = setUp(() => new Response(null, { status: 404 }));
    load.mockRejectedValue(new Error('gone'));
    await expect(loading()).rejects.toThrow('gone');
    await expect(loading()).rejects.toThrow(`${FILE} returned status 404`);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('ends after 8 s: what hangs is failed, so that its loader asks again', async () => {
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

  it('counts fetching anew into the 8 s, and stops it then', async () => {
    const { asked, load, loading } = setUp();
    load.mockRejectedValueOnce(new Error('gone'));
    await expect(loading()).rejects.toThrow('gone');
    asked.mockImplementation(never);
    const late = expect(loading()).rejects.toThrow('longer than 8000 ms');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await late;
    expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
