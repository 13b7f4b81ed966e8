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
  it('has a default for everything that every site needs', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      pageCacheBytes: 64 * 1024 * 1024,
      logLevel: 'info',
      siteFile: resolve('site.json'),
      trustedHops: 0,
      rateLimits: 'on',
    });
  });

  it('takes port 0 and counts an empty value as unset', () => {
    expect(readSettings({ PORT: '0', HOST: '' })).toMatchObject({ port: 0, host: '127.0.0.1' });
  });

  it('takes a token', () => {
    expect(readSettings({ PUBLISH_TOKEN: 'abcdefghijklmnop' }).publishToken).toBe('abcdefghijklmnop');
  });

  it('takes what a deployed site sets', () => {
    const env = {
      DATABASE_URL: 'postgres://site:secret@db.example/site',
      PUBLIC_URL: 'https://studio285.example/',
      ADMIN_PASSWORD: 'correct horse',
      OWNER_ACCESS: 'loopback',
      TRUST_PROXY: '2',
      RETENTION_DAYS: '365',
      RATE_LIMITS: 'off',
      SMTP_URL: 'smtps://site:secret@mail.example',
      NOTIFY_TO: 'owner@studio285.example',
    };
    expect(readSettings(env)).toMatchObject({
      databaseUrl: 'postgres://site:secret@db.example/site',
      publicUrl: 'https://studio285.example',
      adminPassword: 'correct horse',
      ownerAccess: 'loopback',
      trustedHops: 2,
      retentionDays: 365,
      rateLimits: 'off',
      notify: { smtpUrl: 'smtps://site:secret@mail.example', to: 'owner@studio285.example' },
    });
  });

  it.each([{ SMTP_URL: 'smtp://mail.example' }, { NOTIFY_TO: 'owner@studio285.example' }])(
    'takes mail server and addressee together only: %j',
    (env) => {
      expect(complaintOf(env)).toMatch(/^SMTP_URL and NOTIFY_TO must be set together/);
    },
  );

  it('has limits wherever others can reach it', () => {
    expect(complaintOf({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toBe(
      'RATE_LIMITS must be on where HOST is not a loopback address, but HOST is "0.0.0.0"',
    );
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but "70000" was given'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, but "80a" was given'],
    ['PAGE_CACHE_MB', '-1', 'PAGE_CACHE_MB must be a whole number from 0 to 65536, but "-1" was given'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number from 1 to 36500, but "0" was given'],
    ['HOST', 'a b', 'HOST must be an address or a host name, but "a b" was given'],
    [
      'DATABASE_URL',
      'mysql://a',
      /^DATABASE_URL must be an address such as postgres:\/\/.*, but another value was given$/,
    ],
    ['PUBLIC_URL', 'studio285.example', /^PUBLIC_URL must be an address such as /],
    ['PUBLIC_URL', 'https://studio285.example/en', /^PUBLIC_URL must be an address such as /],
    ['OWNER_ACCESS', 'all', 'OWNER_ACCESS must be loopback, but "all" was given'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 9, but "yes" was given'],
    ['SMTP_URL', 'mail.example', /^SMTP_URL must be an address such as smtps:.*, but another value was given$/],
    ['SMTP_URL', 'https://mail.example', /^SMTP_URL must be an address such as /],
    ['NOTIFY_TO', 'owner', 'NOTIFY_TO must be an e-mail address, but "owner" was given'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS must be on or off, but "none" was given'],
    ['LOG_LEVEL', 'loud\n', /^LOG_LEVEL must be one of fatal, .*, but "loud\\n" was given$/],
  ])('names %s, its rule and %j', (variable, value, expected) => {
    expect(complaintOf({ [variable]: value })).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each(['PUBLISH_TOKEN', 'ADMIN_PASSWORD', 'DATABASE_URL', 'SMTP_URL'])('never shows %s', (variable) => {
    expect(complaintOf({ [variable]: 'hunter2' })).not.toContain('hunter2');
  });
});
