import type { Logger } from '@platform/server/http/request-log';
import type { Settings } from '@platform/server/settings';
import type { SiteIdentity } from '@studio/client/identity';
import type { Database } from '../database.ts';
import type { SiteSettings } from '../settings.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { noticeMail } from './notice-mail.ts';
import { createNotices, startNotices } from './notices.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

interface NotifyingInboxDeps {
  readonly db: Database;
  readonly site: Pick<SiteIdentity, 'name' | 'email'>;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly siteSettings: Pick<SiteSettings, 'notices'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** The inbox. Where the settings ask for it, each message brings about a notice, sent from `startNotices` on until its answer is called. */
export function createNotifyingInbox({ db, site, settings: { publicUrl }, siteSettings, log }: NotifyingInboxDeps): {
  readonly inbox: Inbox;
  readonly startNotices: () => () => Promise<void>;
} {
  const { notices: addresses } = siteSettings;
  if (addresses === undefined) return { inbox: createInbox({ db }), startNotices: () => async () => undefined };
  const outbox = createOutbox({ db });
  const inbox = createInbox({ db, outbox, onNotices: () => void notices.wake() });
  const notices = createNotices({
    outbox,
    inbox,
    compose: (message) => noticeMail(message, { site, to: addresses.to, publicUrl }),
    send: createSmtp(addresses.smtpUrl),
    log,
  });
  return { inbox, startNotices: () => startNotices(notices) };
}
