import { oneLine, type ReceivedMessage } from '@studio/client/contact';
import type { SiteIdentity } from '@studio/client/identity';
import type { SendMailOptions } from 'nodemailer';
import { type NoticeMailDeps, noticeTransport } from '../notice-mail.ts';

/** A mail to the visitor of a message. */
export interface VisitorMail {
  readonly id: string;
  readonly kind: 'answer' | 'confirmation';
  /** What the admin wrote. */
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly message: ReceivedMessage;
  /** The mails that its visitor got before, oldest first. */
  readonly earlier: readonly Pick<VisitorMail, 'id' | 'kind'>[];
}

/** Sends a mail to a visitor. Rejects if the mail server does not confirm that it took the mail, or if `signal` aborts. */
export type SendToVisitor = (mail: VisitorMail, signal: AbortSignal) => Promise<void>;

/** Mails that a `References` header names at most. */
const MAX_REFERENCES = 20;

/** Creates a sender of mails to visitors. */
export function createSendToVisitor(deps: Pick<NoticeMailDeps, 'smtpUrl' | 'site' | 'timeouts'>): SendToVisitor {
  return async (mail, signal) => {
    const transport = await noticeTransport(deps);
    await transport.sendMail({ ...visitorMail(mail, deps.site), signal });
  };
}

/** A plain text mail. It goes to the one address of the message, and only an answer has words of the visitor. */
function visitorMail(mail: VisitorMail, site: NoticeMailDeps['site']): SendMailOptions {
  const { id, kind, message } = mail;
  return {
    ...(kind === 'answer' ? answer(mail, site) : confirmation(site)),
    from: { name: site.name, address: site.email },
    to: { name: '', address: message.email },
    envelope: { from: site.email, to: [message.email] },
    messageId: messageIdOf(id, site),
    date: new Date(mail.createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const messageIdOf = (id: string, { email }: Pick<SiteIdentity, 'email'>) => `<${id}@${email.split('@').at(-1)}>`;

/** Nothing in it comes from whoever filled in the form: it may be sent to somebody who did not. */
function confirmation({ name, email }: NoticeMailDeps['site']): SendMailOptions {
  return {
    subject: `${name} has received your message`,
    text: [
      `Thank you for writing to ${name}. Your message has arrived, and a person will answer it.`,
      '',
      `If you did not send it, someone else has entered your address in our contact form. You can ignore this email, or let us know: ${email}.`,
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/**
 * Belongs to the thread of the visitor, which began with the confirmation, and to that of the admin, which began with the notice: it
 * refers to both, and to the answers before it.
 */
function answer({ text, message, earlier }: VisitorMail, site: NoticeMailDeps['site']): SendMailOptions {
  const { name, email, subject, message: asked, createdAt } = message;
  const references = [message.id, ...earlier.map(({ id }) => id)].map((id) => messageIdOf(id, site));
  const line = oneLine(subject);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(createdAt));
  const quoted = asked.split('\n').map((one) => `> ${one}`);
  return {
    subject: /^re:/i.test(line) ? line : `Re: ${line || 'Your message'}`,
    text: [text, '', '', `On ${day}, ${oneLine(name)} <${email}> wrote:`, ...quoted, ''].join('\n'),
    inReplyTo: references.at(-1),
    references: [references[0] ?? '', ...references.slice(1).slice(1 - MAX_REFERENCES)],
  };
}
