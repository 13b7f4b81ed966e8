import { createSettingsTable } from '@platform/server/database/settings-table';
import { createLogRequest, requestLog } from '@platform/server/http/request-log';
import type { Platform, SiteResources } from '@platform/server/site';
import type { SiteIdentity } from '@studio/client/identity';
import { MANIFEST_PATH } from '@studio/client/web-manifest';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accessLine } from './auth/access-line.ts';
import { createAuth } from './auth/auth.ts';
import { createRevokedSessions } from './auth/revoked-sessions.ts';
import { readSessionKey } from './auth/session-key.ts';
import { createAnswers } from './chat/answers.ts';
import { createChat } from './chat/chat.ts';
import { createModel } from './chat/model.ts';
import { createPassages } from './chat/passages.ts';
import { createContactAdmin } from './contact/admin-routes.ts';
import { startCleaning } from './contact/cleaning.ts';
import { createContactForm } from './contact/form.ts';
import { createMailbox } from './contact/mailbox.ts';
import { createNotifyingInbox } from './contact/notifying-inbox.ts';
import { createContact } from './contact/routes.ts';
import type { Schema } from './database.ts';
import { createRateLimits } from './limits.ts';
import { createLists } from './lists/routes.ts';
import type { SiteSettings } from './settings.ts';
import { createSiteState } from './site/site-state.ts';
import { createManifest } from './site/web-manifest.ts';

/** Creates all resources of the site on the platform. */
export async function createSite(
  { settings, data: site, db, log, sameSite, pages, deployments }: Platform<Schema, SiteIdentity>,
  siteSettings: SiteSettings,
): Promise<SiteResources> {
  const access = { ...settings, ...siteSettings };
  const limits = createRateLimits(settings);
  const auth = await createAuth({
    settings: access,
    sessionKey: await readSessionKey(createSettingsTable(db)),
    revoked: createRevokedSessions(db),
    limiter: limits.signIn,
    sameSite,
  });
  const { adminOnly } = auth;
  const mailbox = createMailbox({ db });
  const { inbox, startNotices } = createNotifyingInbox({ db, site, settings, siteSettings, log });
  const answers = createAnswers({
    site,
    passages: createPassages({
      pages,
      onFailure: (error) => log.error({ err: error }, 'the chat could not read the pages'),
    }),
    model: siteSettings.chatModel && createModel(siteSettings.chatModel),
    onModelFailure: (error) => log.warn({ err: error }, 'the model did not answer; the site was quoted'),
  });
  const form = createContactForm({
    inbox,
    refuse: pages.refuse,
    limiter: limits.contact,
    sameSite,
    onFailure: (error) => log.error({ err: error }, 'message not stored'),
  });

  const routes = new Hono();
  routes.use(MANIFEST_PATH, requestId(), requestLog(createLogRequest(log)));
  routes.route('/', createManifest({ site, pages })).route('/', form);

  return {
    title: `${site.name} API`,
    publicApi: createLists({ db }),
    api: new Hono()
      .route('/', auth.app)
      .route('/', createContact({ inbox, adminOnly, limiter: limits.contact, sameSite }))
      .route('/', createContactAdmin({ inbox, mailbox, adminOnly, sameSite }))
      .route('/', createSiteState({ store: deployments, pages, adminOnly }))
      .route('/', createChat({ answers, limiter: limits.chat, sameSite })),
    routes,
    start: () => {
      const stopCleaning = startCleaning({ mailbox, retentionDays: siteSettings.retentionDays, log });
      const stopNotices = startNotices();
      return async () => {
        await Promise.all([stopCleaning(), stopNotices()]);
      };
    },
    notes: [{ about: 'inbox', text: accessLine(access) }],
  };
}
