import type { Migrations } from '@platform/server/database/migrations';
import { Hono, type Context as RequestContext } from 'hono';
import type { Context } from '../resource.ts';
import { createWebhookRoutes } from '../webhooks/routes.ts';
import { migrations as webhookMigrations } from '../webhooks/table.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';
import { createContactAdmin } from './admin-routes.ts';
import { createContact, createContactForm } from './form.ts';
import { createHistories } from './history/history.ts';
import { createSendNotice, createSendTest, createSendToVisitor } from './mail/compose.ts';
import { createMailStates } from './mail/mail-state.ts';
import { createMails, createNotices } from './mail/mails.ts';
import { createMailRoutes } from './mail/routes.ts';
import { createInbox } from './messages/inbox.ts';
import { startRetention } from './messages/retention.ts';
import { migrations as contactMigrations } from './messages/table.ts';
import { createSpamRoutes } from './spam/routes.ts';
import { createSpamFilter } from './spam/spam-filter.ts';

export const migrations: Migrations = (types) => ({ ...contactMigrations(types), ...webhookMigrations(types) });

/** Creates the messages from visitors: the form, the inbox of the admin, and mails about them. */
export function create(context: Context) {
  const { db, log, site, pages, settings, limits, sameSite, visitors, adminOnly, ownerOnly } = context;
  const { mailServer, retentionDays, publicUrl } = settings;
  const states = createMailStates({ db });
  const { add: onAttempt } = states;
  const noticeMail = mailServer && { ...mailServer, site, publicUrl };
  const notices = noticeMail && createNotices({ db, log, onAttempt, send: createSendNotice(noticeMail) });
  const mails =
    mailServer &&
    createMails({
      db,
      log,
      onAttempt,
      send: createSendToVisitor({ ...mailServer, site }),
      ownAddresses: [site.email, mailServer.to],
    });
  const webhooks = createWebhooks({ db, log, publicUrl, isPrivate: settings.allowsPrivateWebhooks });
  const outboxes = [notices, settings.confirmsVisitors ? mails : undefined, webhooks].filter(
    (outbox) => outbox !== undefined,
  );
  const onMessage = (c: RequestContext) => void visitors.converted('message', c);
  const spam = createSpamFilter(db);
  const inbox = createInbox({ db, outboxes, spam });
  const histories = createHistories({ db, mails });
  const test = noticeMail && { to: noticeMail.to, send: createSendTest(noticeMail) };
  return {
    // The other routes have ids of messages in the place of their names.
    api: new Hono()
      .route('/', createContact({ inbox, limiter: limits.contact, sameSite, spam, onMessage }))
      .route('/', createSpamRoutes({ spam, adminOnly, sameSite }))
      .route('/', createWebhookRoutes({ webhooks, ownerOnly, sameSite }))
      .route('/', createMailRoutes({ db, states, test, adminOnly, sameSite }))
      .route(
        '/',
        createContactAdmin({
          inbox,
          histories,
          retentionDays,
          mailFailure: states.failure,
          adminOnly,
          sameSite,
          searchBudget: limits.searchWork,
        }),
      ),
    routes: createContactForm({
      inbox,
      refuse: pages.refuse,
      limiter: limits.contact,
      pageLimiter: limits.contactPages,
      sameSite,
      onMessage,
      onFailure: (error) => log.error({ err: error }, 'message not stored'),
    }),
    start() {
      const stops = [startRetention({ inbox, retentionDays, log }), notices?.start(), mails?.start(), webhooks.start()];
      return async () => {
        await Promise.all(stops.map((stop) => stop?.()));
      };
    },
  };
}
