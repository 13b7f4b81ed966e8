import { createSettingsTable } from '@platform/server/database/settings-table';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { type MailFailure, type MailFailureReason, mailFailure } from '@studio/client/inbox';
import type { MailState } from '@studio/client/mail';
import * as v from 'valibot';
import type { Database } from '../../database.ts';

/** Keys in the table `settings`. */
const SENT_KEY = 'mail_sent';
const FAILURE_KEY = 'mail_failure';

/** Codes of nodemailer and of Node.js. */
const REASONS: Readonly<Record<string, MailFailureReason>> = {
  EDNS: 'unreachable',
  ENOTFOUND: 'unreachable',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ESOCKET: 'unreachable',
  ETLS: 'unreachable',
  ETIMEDOUT: 'silent',
  ABORT_ERR: 'silent',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  EENVELOPE: 'recipient',
  EMESSAGE: 'recipient',
};

const reasonOf = (error: unknown): MailFailureReason => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return REASONS[String(code)] ?? (name === 'AbortError' ? 'silent' : 'other');
};

export type MailStates = ReturnType<typeof createMailStates>;

/** Creates the memory of whether mails are sent, which all servers on a database share. */
export function createMailStates({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  const settings = createSettingsTable(db);

  async function failure(): Promise<MailFailure | undefined> {
    const stored = await settings.read(FAILURE_KEY);
    return stored ? v.parse(mailFailure, JSON.parse(stored)) : undefined;
  }

  async function waitingIn(table: 'notices' | 'mails'): Promise<number> {
    const query = db.selectFrom(table).where('due_at', 'is not', null);
    const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /** Stores how an attempt to send a mail ended. A mail that is sent ends the failure before it. */
    async add(error?: unknown): Promise<void> {
      const at = now().toISOString();
      if (error !== undefined) {
        await settings.write(FAILURE_KEY, JSON.stringify({ at, reason: reasonOf(error) } satisfies MailFailure));
        return;
      }
      await settings.write(SENT_KEY, at);
      if (await failure()) await settings.write(FAILURE_KEY, '');
    },
    failure: () => withStoreErrors(failure()),
    async read(): Promise<Omit<MailState, 'to'>> {
      const [sentAt, failed, notices, mails] = await withStoreErrors(
        Promise.all([settings.read(SENT_KEY), failure(), waitingIn('notices'), waitingIn('mails')]),
      );
      return { ...(sentAt && { sentAt }), ...(failed && { failure: failed }), waiting: notices + mails };
    },
  };
}
