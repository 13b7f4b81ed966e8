import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Environment } from './environment.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('the settings are valid');
};

describe('readSettings', () => {
  it('has defaults', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      isTraced: false,
      dataDir: resolve('data'),
      gateLimitMs: 30_000,
      keepReleases: 10,
      collects: true,
      pageCacheBytes: 64 * 1024 * 1024,
      logLevel: 'info',
      siteFile: resolve('site.json'),
      budgetsFile: resolve('budgets.json'),
      redirectsFile: resolve('redirects.json'),
      teamsFile: resolve('teams.json'),
      trustedHops: 0,
      controlsRollouts: true,
      rateLimits: 'on',
    });
  });

  it.each<[env: Environment, settings: Partial<Settings>]>([
    [
      { PORT: '0', HOST: '' },
      { port: 0, host: '127.0.0.1' },
    ],
    [{ PUBLISH_TOKEN: 'abcdefghijklmnop' }, { publishToken: 'abcdefghijklmnop' }],
    [{ METRICS_TOKEN: 'abcdefghijklmnop' }, { metricsToken: 'abcdefghijklmnop' }],
    [
      { DATABASE_URL: 'postgres://site:secret@db.example/site' },
      { databaseUrl: 'postgres://site:secret@db.example/site' },
    ],
    [{ PUBLIC_URL: 'https://site.example/' }, { publicUrl: 'https://site.example' }],
    [
      { TRUST_PROXY: '2', RATE_LIMITS: 'off' },
      { trustedHops: 2, rateLimits: 'off' },
    ],
  ])('reads %j as %j', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });

  it.each<[variable: string, value: string, expected: string | RegExp]>([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but "70000" was given'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but "80a" was given'],
    ['KEEP_RELEASES', '1', 'KEEP_RELEASES must be a whole number from 2 to 10000, but "1" was given'],
    ['PAGE_CACHE_MB', '-1', 'PAGE_CACHE_MB must be a whole number from 0 to 65536, but "-1" was given'],
    ['HOST', 'a b', 'HOST must be an address or a host name, but "a b" was given'],
    ['DATABASE_URL', 'mysql://a', /^DATABASE_URL must be an address such as postgres:.*, but another value was given$/],
    ['PUBLIC_URL', 'site.example', /^PUBLIC_URL must be an address such as /],
    ['PUBLIC_URL', 'https://site.example/en', /^PUBLIC_URL must be an address such as /],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 9, but "yes" was given'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS must be on or off, but "none" was given'],
    ['LOG_LEVEL', 'loud\n', /^LOG_LEVEL must be one of fatal, .*, but "loud\\n" was given$/],
    ['ASSET_URL', 'https://files.example', /^ASSET_URL needs PUBLIC_URL/],
  ])('names %s, its rule and %j', (variable, value, expected) => {
    expect(messageFor({ [variable]: value })).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('requires rate limits where other machines can reach the server', () => {
    expect(messageFor({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toBe(
      'RATE_LIMITS must be on where HOST is not a loopback address, but HOST is "0.0.0.0"',
    );
  });

  const PUBLIC_URL = 'https://site.example';

  it('accepts an https or loopback origin for files', () => {
    const origins = 'https://files.example https://files.example:8443/ http://127.0.0.1:3001 http://localhost:1'.split(
      ' ',
    );
    const accepted = origins.map((ASSET_URL) => readSettings({ ASSET_URL, PUBLIC_URL }).assetUrl);
    expect(accepted).toEqual(origins.map((text) => new URL(text).origin));
  });

  it('refuses any other origin for files', () => {
    const refused =
      `http://files.example http://127.0.0.1.files.example http://localhost.files.example https://files.example/a
      https://files.example/?a https://files.example? https://files.example/#a https://user:secret@files.example
      https://user@files.example //files.example files.example https://*.example https://* https: data:text/javascript,1
      javascript:1 blob:https://files.example/1`.split(/\s+/);
    for (const ASSET_URL of [
      ...refused,
      'https://files.example; script-src *',
      "https://files.example 'unsafe-inline'",
    ])
      expect([ASSET_URL, messageFor({ ASSET_URL, PUBLIC_URL })]).toEqual([
        ASSET_URL,
        expect.stringMatching(/^ASSET_URL must be an/),
      ]);
  });

  it('does not show the value of a secret', () => {
    for (const variable of ['PUBLISH_TOKEN', 'METRICS_TOKEN', 'DATABASE_URL', 'FILES_URL'])
      expect(messageFor({ [variable]: 'hunter2' })).not.toContain('hunter2');
  });
});
