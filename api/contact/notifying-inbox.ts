import type { SiteIdentity } from '@studio/contract/site';
import type { Logger } from '../http/request-log.ts';
import type { Settings } from '../settings.ts';
import { createOutbox } from '../store/outbox.ts';
import type { Database } from '../store/schema.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { noticeMail } from './notice-mail.ts';
import { createNotices, startNotices } from './notices.ts';
import { createSmtp } from './smtp.ts';

interface NotifyingInboxDeps {
  readonly db: Database;
  readonly site: Pick<SiteIdentity, 'name' | 'email'>;
  readonly settings: Pick<Settings, 'notify' | 'publicUrl'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** The inbox. Where the settings ask for it, each message brings about a notice, sent from `startNotices` on until its answer is called. */
export function createNotifyingInbox({ db, site, settings: { notify, publicUrl }, log }: NotifyingInboxDeps): {
  readonly inbox: Inbox;
  readonly startNotices: () => () => Promise<void>;
} {
  if (notify === undefined) return { inbox: createInbox({ db }), startNotices: () => async () => undefined };
  const outbox = createOutbox({ db });
  const inbox = createInbox({ db, outbox, onNotices: () => void notices.wake() });
  const notices = createNotices({
    outbox,
    inbox,
    compose: (message) => noticeMail(message, { site, to: notify.to, publicUrl }),
    send: createSmtp(notify.smtpUrl),
    log,
  });
  return { inbox, startNotices: () => startNotices(notices) };
}
