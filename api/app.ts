import { createSettingsTable } from '@platform/server/database/settings-table';
import { createLogRequest, requestLog } from '@platform/server/http/request-log';
import { createLiveFiles } from '@platform/server/live-files/live-files';
import type { Platform, SiteResources } from '@platform/server/site';
import { FEED_PATH } from '@studio/client/feed';
import type { SiteIdentity } from '@studio/client/identity';
import { MANIFEST_PATH } from '@studio/client/web-manifest';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accessLine } from './auth/access-mode.ts';
import { createAuth } from './auth/routes.ts';
import { readSessionKey } from './auth/sessions.ts';
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
import { knowledge } from './content/chat/all.ts';
import { gapsOf } from './content/chat/gaps.ts';
import type { Schema } from './database.ts';
import { createRateLimits } from './limits.ts';
import { createLists } from './lists/routes.ts';
import { createQuestions } from './questions/questions.ts';
import { createQuestionRoutes } from './questions/routes.ts';
import { createAdminReleases } from './releases/admin.ts';
import { createReleaseAdmin } from './releases/routes.ts';
import type { SiteSettings } from './settings.ts';
import { feed } from './site/feed.ts';
import { LLMS_PATH, llms } from './site/llms.ts';
import { createNotificationMail } from './site/notification-mail.ts';
import { createSecurityTxt, SECURITY_PATH } from './site/security-txt.ts';
import { createSiteState } from './site/site-state.ts';
import { createManifest } from './site/web-manifest.ts';

/** Creates all resources of the site on the platform. */
export async function createSite(
  {
    settings,
    rateLimiter,
    data: site,
    db,
    log,
    sameSite,
    pages,
    heads,
    origin,
    deployments,
    deployer,
  }: Platform<Schema, SiteIdentity>,
  siteSettings: SiteSettings,
): Promise<SiteResources> {
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
  const chat = createChat({
    site,
    library: createLibraries({
      pages,
      site,
      answered: questions.entries,
      onRead: (library) => {
        const gaps = gapsOf(knowledge, library);
        if (gaps.missing.length + gaps.uncovered.length > 0)
          log.warn(gaps, 'the knowledge of the chat and the pages differ: see api/content/chat');
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

  const routes = new Hono();
  for (const path of [MANIFEST_PATH, SECURITY_PATH, FEED_PATH, LLMS_PATH]) {
    routes.use(path, requestId(), requestLog(createLogRequest(log)));
  }
  const texts = { site, origin };
  routes
    .route('/', createManifest({ site, pages, heads }))
    .route('/', createSecurityTxt(texts))
    .route('/', createLiveFiles(heads, [feed(texts), llms(texts)]))
    .route('/', form);

  return {
    title: `${site.name} API`,
    publicApi: createLists({ db }),
    api: new Hono()
      .route('/', auth.app)
      .route('/', createContact({ inbox, limiter: limits.contact, sameSite }))
      .route(
        '/',
        createContactAdmin({
          inbox,
          histories,
          retentionDays,
          adminOnly,
          sameSite,
          searchBudget: limits.searchWork,
        }),
      )
      .route('/', createSiteState({ store: deployments, pages, adminOnly }))
      .route(
        '/',
        createReleaseAdmin({ ...createAdminReleases({ db, deployments, pages, deployer }), adminOnly, sameSite }),
      )
      .route('/', createQuestionRoutes({ questions, adminOnly, sameSite }))
      .route('/', chat),
    routes,
    start: () => {
      const stopRetention = startRetention({ inbox, removeEndedSessions: auth.removeEnded, retentionDays, log });
      const stopNotices = notices?.start();
      const stopMails = mails?.start();
      const stopQuestions = questions.start();
      return async () => {
        await Promise.all([stopRetention(), stopNotices?.(), stopMails?.(), stopQuestions()]);
      };
    },
    notify: siteSettings.notices && createNotificationMail({ ...siteSettings.notices, site }),
    notes: [{ about: 'inbox', text: accessLine(access) }],
  };
}
