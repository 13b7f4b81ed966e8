import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const complaintOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('the settings were taken');
};

describe('readSettings', () => {
  it('has a default for everything but the token', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      pageCacheBytes: 64 * 1024 * 1024,
      logLevel: 'info',
      siteFile: resolve('site.json'),
    });
  });

  it('takes port 0 and counts an empty value as unset', () => {
    expect(readSettings({ PORT: '0', HOST: '' })).toMatchObject({ port: 0, host: '127.0.0.1' });
  });

  it('takes a token', () => {
    expect(readSettings({ PUBLISH_TOKEN: 'abcdefghijklmnop' }).publishToken).toBe('abcdefghijklmnop');
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but "70000" was given'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but "80a" was given'],
    ['PAGE_CACHE_MB', '0', 'PAGE_CACHE_MB must be a whole number from 1 to 65536, but "0" was given'],
    ['HOST', 'a b', 'HOST must be an address or a host name, but "a b" was given'],
    ['LOG_LEVEL', 'loud\n', /^LOG_LEVEL must be one of fatal, .*, but "loud\\n" was given$/],
  ])('names %s, its rule and %j', (variable, value, expected) => {
    expect(complaintOf({ [variable]: value })).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('never shows a secret', () => {
    expect(complaintOf({ PUBLISH_TOKEN: 'hunter2' })).not.toContain('hunter2');
  });
});
