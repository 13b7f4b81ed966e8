import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import 'nodemailer';
import { createApp } from '@platform/server/app';
import type { PlatformDatabase } from '@platform/server/database/schema';
import { createRateLimiter } from '@platform/server/http/limits/rate-limit';
import { createLog } from '@platform/server/http/request-log';
import { sameSite } from '@platform/server/http/same-site';
import { createMetrics } from '@platform/server/metrics/metrics';
import { createLinkKeys, createPreviewCookie } from '@platform/server/pages/previews/preview-keys';
import { openReports } from '@platform/server/reports/reports';
import { readSettings } from '@platform/server/settings';
import type { Platform } from '@platform/server/site';
import { type SiteIdentity, siteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createSite } from './app.ts';
import { mailServers } from './contact/mail/mail-server.fixture.ts';
import type { Schema } from './database.ts';
import { describeOnEachDatabase } from './test-databases.fixture.ts';

const site = JSON.parse(await readFile(join(import.meta.dirname, '../site.json'), 'utf8'));
const PASSWORD = 'correct horse battery';
const ADDRESS = 'ada.secret@private.example';
const ENCODED = encodeURIComponent(ADDRESS);
const MESSAGE = { name: ADDRESS, email: ADDRESS, subject: ADDRESS, message: `Write to ${ADDRESS}` };
const CHAT = { name: 'chat', version: 'ab'.repeat(32), created_at: '' };
const RELEASE = { ...CHAT, info: '', files: '', routes: '', integrity: '', collected_at: null, needed_until: null };
const DEPLOYMENT = {
  ...({ ...CHAT, seq: 1, action: 'promote', browser: 0, actor: null, commit_hash: null, dirty: null } as const),
  ...{ note: null, report: null, traffic: null, previous: '', hash: '' },
};

const REPORT = {
  path: `/${ADDRESS}`,
  remote: 'chat',
  releases: { chat: CHAT.version },
  counted: true,
  faults: [{ kind: 'load', remote: 'chat', message: ADDRESS }],
};

/** Requests with an address in them: method, path, body. */
const REQUESTS: readonly [string, string, unknown?][] = [
  ['POST', '/api/v1/contact', MESSAGE],
  ['POST', '/api/v1/contact', { ...MESSAGE, id: ADDRESS }],
  ['POST', '/contact', new URLSearchParams(MESSAGE)],
  ['GET', `/api/v1/contact?email=${ENCODED}&q=${ENCODED}`],
  ['GET', `/api/v1/contact/${ENCODED}`],
  ['GET', `/api/v1/contact/export.json?email=${ENCODED}`],
  ['GET', `/api/v1/contact/export.csv?q=${ENCODED}`],
  ['GET', `/api/v1/contact/summary?zone=${ENCODED}`],
  ['PATCH', '/api/v1/contact', { ids: [ADDRESS], state: 'read' }],
  ['DELETE', `/api/v1/contact/addresses/${ENCODED}`],
  ['DELETE', `/api/v1/contact/addresses/${ADDRESS}`],
  ['DELETE', `/api/v1/contact/old?before=${ENCODED}`],
  ['POST', '/api/session', { password: ADDRESS }],
  ['POST', '/api/chat', { message: `What costs a shop? ${ADDRESS}` }],
  ['POST', '/api/reports/visits', REPORT],
  ['GET', `/api/${ADDRESS}`],
  ['GET', `/${ADDRESS}?email=${ENCODED}`],
  ['GET', `/assets/${ENCODED}`],
  ['GET', '/readyz'],
];

describeOnEachDatabase('the log', ({ testDatabase }) => {
  const mailServer = mailServers();

  it('has no email address of any failing request', async () => {
    const { db } = await testDatabase();
    const lines: string[] = [];
    const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
    const fail = async () => {
      throw new Error(`the page of ${ADDRESS} failed`, { cause: { visitor: ADDRESS } });
    };
    const pages = {
      isPublicPage: () => true,
      app: new Hono().all('*', fail),
      cached: (_: unknown, next: () => Promise<void>) => next(),
      refuse: fail,
      documents: fail,
      onLive: () => {},
      live: 'a set',
      cache: {},
    };
    const settings = readSettings({});
    const mail = await mailServer({ mail: `550 <${ADDRESS}> is unknown here` });
    const platform = {
      ...{
        settings,
        db,
        log,
        sameSite: sameSite(),
        pages,
        heads: { all: fail, home: fail },
        origin: () => undefined,
        deployments: { history: fail },
      },
      data: v.parse(siteIdentity, site),
    } as unknown as Platform<Schema, SiteIdentity>;
    const resources = await createSite(platform as unknown as Parameters<typeof createSite>[0], {
      adminPassword: PASSWORD,
      retentionDays: 30,
      mailServer: { smtpUrl: mail.url.replace('//', `//${ENCODED}:secret@`), to: ADDRESS },
      confirmsVisitors: true,
      keepsQuestions: true,
      allowsPrivateWebhooks: false,
      chatModel: { url: `http://127.0.0.1:1/${ADDRESS}`, name: ADDRESS },
    });
    const platformDb = db as unknown as PlatformDatabase;
    await platformDb.insertInto('releases').values(RELEASE).execute();
    await platformDb.insertInto('deployments').values(DEPLOYMENT).execute();
    const metrics = createMetrics();
    const reports = await openReports({
      db: platformDb,
      ...{ log, settings, metrics, rateLimiter: createRateLimiter(settings) },
      previewCookie: createPreviewCookie(false, createLinkKeys('a secret')),
      store: { get: async () => undefined, readFile: async () => new Uint8Array() },
    });
    const app = createApp({
      ...{ db: platformDb, log, settings, metrics, reports: reports.routes },
      pages: pages as unknown as Parameters<typeof createApp>[0]['pages'],
      ...{ heads: platform.heads, origin: platform.origin },
      isStopping: () => false,
      logFault: () => undefined,
      previews: new Hono() as unknown as Parameters<typeof createApp>[0]['previews'],
      assets: { app: new Hono() } as unknown as Parameters<typeof createApp>[0]['assets'],
      releases: new Hono() as unknown as Parameters<typeof createApp>[0]['releases'],
      site: resources,
    });
    const signedIn = await app.request('/api/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const requestAll = async () => {
      const statuses: number[] = [];
      for (const [method, path, body] of REQUESTS) {
        const isForm = body instanceof URLSearchParams;
        const response = await app.request(path, {
          method,
          headers: {
            Cookie,
            'User-Agent': ADDRESS,
            Referer: ADDRESS,
            ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        });
        statuses.push(response.status);
        await response.text().catch(() => {});
      }
      return statuses;
    };

    const stop = resources.start?.();
    const working = await requestAll();
    await mail.waitFor(1);
    await stop?.();
    await db.destroy();
    const down = await requestAll();
    await resources.start?.()();

    expect(working).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 500]));
    expect(down.filter((status) => status === 503).length).toBeGreaterThan(5);
    log.flush();
    const text = lines.join('');
    for (const part of [
      'notice not sent',
      'message not stored',
      'failed in a browser',
      'old messages not removed',
      'request failed',
      '[address]',
    ]) {
      expect(text).toContain(part);
    }
    const logged = text.trimEnd().split('\n');
    expect(logged.length).toBeGreaterThan(2 * REQUESTS.length);
    expect(logged.filter((line) => /private\.example|ada\.secret|:secret/i.test(line))).toEqual([]);
  });
});
