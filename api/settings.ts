import { type Environment, parseEnvironment, path, url, wholeNumber } from '@platform/server/environment';
import { StartError } from '@platform/server/start-error';
import { emailAddress } from '@studio/client/email';
import * as v from 'valibot';

/** The site's own settings, read from environment variables. */
export interface SiteSettings {
  /** Unset: nobody can sign in. */
  readonly adminPassword?: string;
  /** `loopback` requests local mode, in which the inbox is open without a sign-in. */
  readonly localAccess?: 'loopback';
  /** The folder whose content fills an empty database. Unset: `api/content/seed`. */
  readonly seedDir?: string;
  /** Age in days at which messages are deleted for good. Unset: never. */
  readonly retentionDays?: number;
  /** The mail server that sends notices of new messages, and their recipient. Unset: no notices. */
  readonly mailServer?: { readonly smtpUrl: string; readonly to: string };
  /** Whether visitors get an email when their message has arrived. */
  readonly confirmsVisitors: boolean;
  /** Whether webhooks of the inbox may be on this machine or in a private network, and without HTTPS. */
  readonly allowsPrivateWebhooks: boolean;
  /** Header in which the proxies in front send the country of a visitor. Unset: countries are not counted. */
  readonly countryHeader?: string;
  /** An OpenAI-compatible model, such as `https://host/v1`. Unset: the chat quotes the site. */
  readonly chatModel?: { readonly url: string; readonly name: string; readonly key?: string };
  /** Whether questions that the chat could not answer are kept for the admin. */
  readonly keepsQuestions: boolean;
}

const PASSWORD_RULE = 'of 8 to 1024 characters';

const environment = v.object({
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, PASSWORD_RULE), v.maxLength(1024, PASSWORD_RULE))),
  OWNER_ACCESS: v.optional(v.literal('loopback', 'loopback')),
  SEED_DIR: v.optional(path),
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example')),
  NOTIFY_TO: v.optional(v.pipe(v.string(), emailAddress('an email address'))),
  CONFIRM_VISITORS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  WEBHOOKS_PRIVATE: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'the name of a header'))),
  CHAT_QUESTIONS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  CHAT_MODEL_URL: v.optional(url(['http:', 'https:'], 'https://models.example/v1')),
  CHAT_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200, 'at most 200 characters')), 'default'),
  CHAT_MODEL_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable characters'))),
});

/**
 * Reads the site's settings.
 * @throws StartError naming the first variable that is invalid, and its rule.
 */
export function readSiteSettings(env: Environment): SiteSettings {
  const {
    ADMIN_PASSWORD,
    OWNER_ACCESS,
    SEED_DIR,
    RETENTION_DAYS,
    SMTP_URL,
    NOTIFY_TO,
    CONFIRM_VISITORS,
    CHAT_QUESTIONS,
    COUNTRY_HEADER,
    WEBHOOKS_PRIVATE,
    ...model
  } = parseEnvironment(environment, env, [
    'ADMIN_PASSWORD',
    'CHAT_MODEL_KEY',
    'CHAT_MODEL_URL',
    'NOTIFY_TO',
    'SMTP_URL',
  ]);
  const { CHAT_MODEL_URL, CHAT_MODEL, CHAT_MODEL_KEY } = model;
  if ((SMTP_URL === undefined) !== (NOTIFY_TO === undefined)) {
    throw new StartError('SMTP_URL and NOTIFY_TO must be set together: by which mail server, and to whom');
  }
  const confirmsVisitors = CONFIRM_VISITORS === 'on';
  if (confirmsVisitors && SMTP_URL === undefined) {
    throw new StartError('CONFIRM_VISITORS needs SMTP_URL: by which mail server');
  }
  // Anybody can send a header that no proxy sets.
  if (COUNTRY_HEADER !== undefined && !/[1-9]/.test(env.TRUST_PROXY ?? '')) {
    throw new StartError('COUNTRY_HEADER needs TRUST_PROXY: only a proxy knows the country of a visitor');
  }
  return {
    ...(COUNTRY_HEADER !== undefined && { countryHeader: COUNTRY_HEADER }),
    confirmsVisitors,
    allowsPrivateWebhooks: WEBHOOKS_PRIVATE === 'on',
    keepsQuestions: CHAT_QUESTIONS === 'on',
    ...(ADMIN_PASSWORD !== undefined && { adminPassword: ADMIN_PASSWORD }),
    ...(OWNER_ACCESS !== undefined && { localAccess: OWNER_ACCESS }),
    ...(SEED_DIR !== undefined && { seedDir: SEED_DIR }),
    ...(RETENTION_DAYS !== undefined && { retentionDays: RETENTION_DAYS }),
    ...(SMTP_URL !== undefined && NOTIFY_TO !== undefined && { mailServer: { smtpUrl: SMTP_URL, to: NOTIFY_TO } }),
    ...(CHAT_MODEL_URL !== undefined && {
      chatModel: {
        url: CHAT_MODEL_URL,
        name: CHAT_MODEL,
        ...(CHAT_MODEL_KEY !== undefined && { key: CHAT_MODEL_KEY }),
      },
    }),
  };
}
