import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withTimeout } from './timeout.ts';

describe('withTimeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives what came in time, and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve(1), 1000, 'It')).resolves.toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects when nothing came in time', async () => {
    const late = expect(withTimeout(new Promise(() => undefined), 1000, 'Loading chat')).rejects.toThrow(
      'Loading chat took longer than 1000 ms',
    );
    await jest.advanceTimersByTimeAsync(1000);
    await late;
  });

  it('rejects with the reason of what failed in time', async () => {
    await expect(withTimeout(Promise.reject(new Error('gone')), 1000, 'It')).rejects.toThrow('gone');
  });
});
