import type { TestDatabases } from '@platform/server/database/test-databases.fixture';
import { contactTexts } from '@studio/client/contact';
import type { Database, Schema } from '../../database.ts';
import { createHistories } from '../history/history.ts';
import { createInbox } from '../messages/inbox.ts';
import { createSendToVisitor, type SendToVisitor } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';
import { createMails, type Mails } from './mails.ts';

export const NOON = Date.parse('2025-06-01T12:00:00.000Z');
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const SITE = { name: 'Studio 285', email: 'hello@studio.example' };

/** The site's own addresses. */
export const OWN = [SITE.email, 'admin@studio.example'];

/** Returns the texts of a message from an address. */
export const messageOf = (email: string, more: object = {}) =>
  contactTexts({ name: 'Zoë', email, subject: 'A shop', message: 'Hello', ...more });

/** Returns a header of a mail, in one line. */
export const header = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n\\s.*)*)`, 'm').exec(mail ?? '')?.[1]?.replaceAll(/\s+/g, ' ');

/** Returns a mail whose long lines are whole. */
export const textOf = (mail: string | undefined) => mail?.replaceAll(/=\r?\n/g, '') ?? '';

/** Returns a function that starts a mail server, and servers of the site on a database, for one test. */
export function visitorMails({ testDatabase }: Pick<TestDatabases<Schema>, 'testDatabase'>) {
  const mailServer = mailServers();
  return async () => {
    const { db, reopen } = await testDatabase();
    const mail = await mailServer();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const lines: string[] = [];
    const write = (fields: object, text: string) => void lines.push(`${text} ${JSON.stringify(fields)}`);
    const log = { info: write, warn: write, error: write } as Parameters<typeof createMails>[0]['log'];
    const send = createSendToVisitor({ smtpUrl: mail.url, site: SITE });
    /** Creates one of the servers on the database. It sends mails when a test calls `sendDue`. */
    const server = (on: Database = db, by: SendToVisitor = send) => {
      const { sendDue, ...mails } = createMails({ db: on, send: by, ownAddresses: OWN, log, now });
      const quiet: Mails = { ...mails, sendDue: async () => {} };
      return {
        inbox: createInbox({ db: on, now, outboxes: [quiet] }),
        plain: createInbox({ db: on, now }),
        histories: createHistories({ db: on, mails: quiet, now }),
        sendDue,
        mails,
      };
    };
    const confirmations = async () =>
      Number((await db.selectFrom('mails').where('kind', '=', 'confirmation').selectAll().execute()).length);
    return { db, reopen, mail, clock, lines, send, server, confirmations };
  };
}
