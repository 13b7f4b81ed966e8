import { contactFieldNames, contactFields, oneLine, type ReceivedMessage } from '@studio/client/contact';
import type { SiteIdentity } from '@studio/client/identity';
import type { SendMailOptions } from 'nodemailer';

/** Where notices are sent from, and to whom. */
export interface NoticeMailDeps {
  readonly smtpUrl: string;
  /** Email address of the admin. */
  readonly to: string;
  readonly site: Pick<SiteIdentity, 'name' | 'email'>;
  /** Address of the site, for a link to the message. Unset: no link. */
  readonly publicUrl?: string | undefined;
  readonly timeouts?: typeof TIMEOUTS | undefined;
}

/** Sends a notice of a message. Rejects if the mail server does not confirm that it took the mail, or if `signal` aborts. */
export type SendNotice = (message: ReceivedMessage, signal: AbortSignal) => Promise<void>;

/** Timeouts of the mail server's answers, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 30_000, dnsTimeout: 10_000, socketTimeout: 60_000 };

/** Returns a way to the mail server. It loads the SMTP client with the first mail, because few sites send any. */
export async function noticeTransport({ smtpUrl, timeouts = TIMEOUTS }: Pick<NoticeMailDeps, 'smtpUrl' | 'timeouts'>) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url: smtpUrl, ...timeouts });
}

/** Creates a sender of notices. */
export function createSendNotice({ smtpUrl, timeouts, ...addresses }: NoticeMailDeps): SendNotice {
  return async (message, signal) => {
    const transport = await noticeTransport({ smtpUrl, timeouts });
    await transport.sendMail({ ...noticeMail(message, addresses), signal });
  };
}

/**
 * A plain text mail about a message. A reply goes to the visitor. The Message-ID is made of the message's id, so that a mail
 * server or a mail program can recognise a notice that was sent twice.
 */
function noticeMail(
  contact: ReceivedMessage,
  { site, to, publicUrl }: Pick<NoticeMailDeps, 'site' | 'to' | 'publicUrl'>,
): SendMailOptions {
  const { id, name, email, subject, message, createdAt } = contact;
  const link = publicUrl && `${publicUrl}/admin/messages?${new URLSearchParams({ message: id })}`;
  const head = contactFieldNames
    .filter((field) => field !== 'message')
    .map((field) => `${contactFields[field].label}: ${oneLine(contact[field]) || '(none)'}`);
  return {
    from: { name: site.name, address: site.email },
    to: { name: '', address: to },
    replyTo: { name: oneLine(name), address: email },
    subject: `New message from ${oneLine(name)}${subject === '' ? '' : `: ${oneLine(subject)}`}`,
    text: [...head, '', message, ...(link ? ['', '', 'Open it in the inbox:', link] : []), ''].join('\n'),
    messageId: `<${id}@${site.email.split('@').at(-1)}>`,
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
