import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartError } from '@platform/server/start-error';
import { readSiteSettings } from './settings.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readSiteSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  throw new Error('the settings are valid');
};

describe('readSiteSettings', () => {
  it('needs none', () => {
    expect(readSiteSettings({})).toEqual({
      confirmsVisitors: false,
      keepsQuestions: true,
      allowsPrivateWebhooks: false,
    });
    expect(readSiteSettings({ CHAT_QUESTIONS: 'off' })).toMatchObject({ keepsQuestions: false });
  });

  it('reads the settings of a deployed site', () => {
    const env = {
      ADMIN_PASSWORD: 'correct horse',
      OWNER_ACCESS: 'loopback',
      RETENTION_DAYS: '365',
      SMTP_URL: 'smtps://site:secret@mail.example',
      NOTIFY_TO: 'admin@studio285.example',
      CONFIRM_VISITORS: 'on',
      WEBHOOKS_PRIVATE: 'on',
    };
    expect(readSiteSettings(env)).toEqual({
      confirmsVisitors: true,
      keepsQuestions: true,
      allowsPrivateWebhooks: true,
      adminPassword: 'correct horse',
      localAccess: 'loopback',
      retentionDays: 365,
      mailServer: { smtpUrl: 'smtps://site:secret@mail.example', to: 'admin@studio285.example' },
    });
  });

  it.each([{ SMTP_URL: 'smtp://mail.example' }, { NOTIFY_TO: 'admin@studio285.example' }])(
    'accepts mail server and recipient only together: %j',
    (env) => {
      expect(messageFor(env)).toMatch(/^SMTP_URL and NOTIFY_TO must be set together/);
    },
  );

  it('makes the folder of the first content absolute', () => {
    expect(readSiteSettings({ SEED_DIR: 'e2e/fixtures/seed' }).seedDir).toBe(resolve('e2e/fixtures/seed'));
  });

  it('confirms messages to visitors only with a mail server', () => {
    expect(messageFor({ CONFIRM_VISITORS: 'on' })).toBe('CONFIRM_VISITORS needs SMTP_URL: by which mail server');
  });

  it.each([
    ['CONFIRM_VISITORS', 'yes', 'CONFIRM_VISITORS must be on or off, but "yes" was given'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number from 1 to 36500, but "0" was given'],
    ['OWNER_ACCESS', 'all', 'OWNER_ACCESS must be loopback, but "all" was given'],
    ['SMTP_URL', 'mail.example', /^SMTP_URL must be an address such as smtps:.*, but another value was given$/],
    ['SMTP_URL', 'https://mail.example', /^SMTP_URL must be an address such as /],
    ['NOTIFY_TO', 'admin', 'NOTIFY_TO must be an email address, but another value was given'],
  ])('names %s, its rule and %j', (variable, value, expected) => {
    expect(messageFor({ [variable]: value })).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each(['ADMIN_PASSWORD', 'SMTP_URL', 'CHAT_MODEL_URL'])('never shows %s', (variable) => {
    expect(messageFor({ [variable]: 'hunter2' })).not.toContain('hunter2');
  });
});
