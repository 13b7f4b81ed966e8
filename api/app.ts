import type { Migrations } from '@platform/server/database/migrations';
import type { Platform, SiteResources } from '@platform/server/site';
import type { SiteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
<<<<<<< HEAD
import * as auth from './auth/index.ts';
import * as chat from './chat/index.ts';
import * as contact from './contact/index.ts';
import { createNotificationMail } from './contact/mail/compose.ts';
=======
import { requestId } from 'hono/request-id';
import { accessLine } from './auth/access-mode.ts';
import { createAuth } from './auth/routes.ts';
import { readSessionKey } from './auth/sessions.ts';
import { readKnowledge } from './chat/knowledge.ts';
import { createLibraries } from './chat/library.ts';
import { createModel } from './chat/model.ts';
import { createChat } from './chat/routes.ts';
import { createContactAdmin } from './contact/admin-routes.ts';
import { createContactForm } from './contact/form.ts';
import { createHistories } from './contact/history/history.ts';
import { createInbox } from './contact/inbox.ts';
import { createMails } from './contact/mail/mails.ts';
import { createSendToVisitor } from './contact/mail/visitor-mail.ts';
import { createSendNotice } from './contact/notice-mail.ts';
import { createNotices } from './contact/notices.ts';
import { startRetention } from './contact/retention.ts';
import { createContact } from './contact/routes.ts';
>>>>>>> 768e8e53 (Answer the chat from the pages and one readable file, without a classifier)
import type { Schema } from './database.ts';
import { createRateLimits } from './limits.ts';
import * as lists from './lists/index.ts';
import * as releases from './releases/index.ts';
import type { Resource, ResourceRoutes } from './resource.ts';
import type { SiteSettings } from './settings.ts';
import * as siteFiles from './site/index.ts';

const RESOURCES: readonly Resource[] = [contact, lists, releases, chat, siteFiles];

/** The site's migrations. Names share one sequence with the platform's: a new one takes the next number of all. */
export const migrations: Migrations = (types) =>
  Object.assign({}, ...[auth, ...RESOURCES].map((resource) => resource.migrations?.(types)));

/** Creates all resources of the site on the platform. */
export async function createSite(
  { data: site, rateLimiter, ...platform }: Platform<Schema, SiteIdentity>,
  siteSettings: SiteSettings,
): Promise<SiteResources> {
<<<<<<< HEAD
  const settings = { ...platform.settings, ...siteSettings };
  const common = { ...platform, site, settings, limits: createRateLimits(settings, rateLimiter) };
  const { adminOnly, ...signIn } = await auth.create(common);
  const parts: ResourceRoutes[] = [signIn];
  for (const resource of RESOURCES) parts.push(resource.create({ ...common, adminOnly }));
=======
  const access = { ...settings, ...siteSettings };
  const limits = createRateLimits(settings, rateLimiter);
  const auth = await createAuth({
    settings: access,
    sessionKey: await readSessionKey(createSettingsTable(db)),
    db,
    limiter: limits.signIn,
    sameSite,
  });
  const { adminOnly } = auth;
  const { retentionDays } = siteSettings;
  const notices =
    siteSettings.notices &&
    createNotices({
      db,
      send: createSendNotice({ ...siteSettings.notices, site, publicUrl: settings.publicUrl }),
      log,
    });
  const mails =
    siteSettings.notices &&
    createMails({
      db,
      send: createSendToVisitor({ ...siteSettings.notices, site }),
      own: [site.email, siteSettings.notices.to],
      log,
    });
  const histories = createHistories({ db, mails });
  const outboxes = [notices, siteSettings.confirmsVisitors ? mails : undefined].filter((one) => one !== undefined);
  const inbox = createInbox({ db, outboxes });
  const questions = createQuestions({ db, isKept: siteSettings.keepsQuestions, log });
  const knowledge = await readKnowledge();
  const chat = createChat({
    site,
    knowledge,
    library: createLibraries({
      pages,
      site,
      answered: questions.entries,
      knowledge,
      onRead: ({ missing }) => {
        if (missing.length > 0) log.warn({ missing }, 'places in api/content/chat.yaml are on no page');
      },
      onFailure: (error) => log.error({ err: error }, 'the chat could not read the pages'),
    }),
    model: siteSettings.chatModel && createModel(siteSettings.chatModel),
    onModelFailure: (error) => log.warn({ err: error }, 'the model failed; the site was quoted'),
    onUnanswered: questions.keep,
    limiter: limits.chat,
    budget: limits.chatWork,
    sameSite,
  });
  const form = createContactForm({
    inbox,
    refuse: pages.refuse,
    limiter: limits.contact,
    pageLimiter: limits.contactPages,
    sameSite,
    onFailure: (error) => log.error({ err: error }, 'message not stored'),
  });
>>>>>>> 768e8e53 (Answer the chat from the pages and one readable file, without a classifier)

  const resources = { api: new Hono(), publicApi: new Hono(), routes: new Hono() };
  for (const { api, publicApi, routes } of parts) {
    if (api) resources.api.route('/', api);
    if (publicApi) resources.publicApi.route('/', publicApi);
    if (routes) resources.routes.route('/', routes);
  }
  return {
    title: `${site.name} API`,
    ...resources,
    start() {
      const stops = parts.map(({ start }) => start?.());
      return async () => {
        await Promise.all(stops.map((stop) => stop?.()));
      };
    },
    notify: settings.mailServer && createNotificationMail({ ...settings.mailServer, site }),
    notes: [{ about: 'inbox', text: auth.accessLine(settings) }],
  };
}
