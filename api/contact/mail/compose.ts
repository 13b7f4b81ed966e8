import type { Notification } from '@platform/server/rollout/notifier';
import { contactFieldNames, contactFields, oneLine, type ReceivedMessage } from '@studio/client/contact';
import { asciiEmail } from '@studio/client/email';
import type { SiteIdentity } from '@studio/client/identity';
import type { SendMailOptions } from 'nodemailer';
import { textsFor } from './texts.ts';

/** Timeouts of the mail server's answers, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 30_000, dnsTimeout: 10_000, socketTimeout: 60_000 };

/** The mail server, and the sender of all mails. */
export interface MailDeps {
  readonly smtpUrl: string;
  readonly site: Pick<SiteIdentity, 'name' | 'email'>;
  readonly timeouts?: typeof TIMEOUTS | undefined;
}

/** Mails to the admin. */
export interface NoticeMailDeps extends MailDeps {
  /** Email address of the admin. */
  readonly to: string;
  /** Address of the site, for a link to the message. Unset: no link. */
  readonly publicUrl?: string | undefined;
}

/** Sends a mail. Rejects if the mail server does not confirm it. Imports the SMTP client with the first mail: few sites send any. */
async function sendMail({ smtpUrl, timeouts = TIMEOUTS, site }: MailDeps, mail: SendMailOptions): Promise<void> {
  const { createTransport } = await import('nodemailer');
  await createTransport({ url: smtpUrl, ...timeouts }).sendMail({
    ...mail,
    from: { name: site.name, address: mailAddress(site.email) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Returns an address as mail servers take it. */
const mailAddress = (email: string): string => asciiEmail(email) ?? email;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Returns a text as one line. Text from right to left is isolated, so that the words and fields beside it stay in order. */
function isolated(text: string): string {
  const line = oneLine(text);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

const messageIdOf = (id: string, { email }: MailDeps['site']) => `<${id}@${mailAddress(email).split('@').at(-1)}>`;

/** Sends a notice of a message. Rejects if the mail server does not confirm the mail, or if `signal` aborts. */
export type SendNotice = (message: ReceivedMessage, signal: AbortSignal) => Promise<void>;

/** Creates a sender of notices. */
export const createSendNotice =
  (deps: NoticeMailDeps): SendNotice =>
  (message, signal) =>
    sendMail(deps, { ...noticeMail(message, deps), signal } as SendMailOptions);

/**
 * Returns a plain text mail about a message. A reply goes to the visitor. The Message-ID is made of the message's id, so that a mail
 * server or a mail program recognises a notice that was sent twice.
 */
function noticeMail(contact: ReceivedMessage, { site, to, publicUrl }: NoticeMailDeps): SendMailOptions {
  const { id, name, email, subject, message, createdAt } = contact;
  const link = publicUrl && `${publicUrl}/admin/messages?${new URLSearchParams({ message: id })}`;
  const head = contactFieldNames
    .filter((field) => field !== 'message')
    .map((field) => `${contactFields[field].label}: ${isolated(contact[field]) || '(none)'}`);
  return {
    to: { name: '', address: mailAddress(to) },
    replyTo: { name: oneLine(name), address: mailAddress(email) },
    subject: `New message from ${isolated(name)}${subject === '' ? '' : `: ${isolated(subject)}`}`,
    text: [...head, '', message, ...(link ? ['', '', 'Open it in the inbox:', link] : []), ''].join('\n'),
    messageId: messageIdOf(id, site),
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A mail to the visitor of a message. */
export interface VisitorMail {
  readonly id: string;
  readonly kind: 'answer' | 'confirmation';
  /** Text of the answer; empty for a confirmation. */
  readonly text: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly message: ReceivedMessage;
  /** Earlier mails to its visitor, oldest first. */
  readonly earlier: readonly Pick<VisitorMail, 'id' | 'kind'>[];
}

/** Sends a mail to a visitor. Rejects if the mail server does not confirm the mail, or if `signal` aborts. */
export type SendToVisitor = (mail: VisitorMail, signal: AbortSignal) => Promise<void>;

/** Maximum number of mails in a `References` header. */
const MAX_REFERENCES = 20;

/** Creates a sender of mails to visitors. */
export function createSendToVisitor(deps: MailDeps): SendToVisitor {
  return (mail, signal) => sendMail(deps, { ...visitorMail(mail, deps.site), signal } as SendMailOptions);
}

/** Returns a plain text mail to the one address of the message. Only an answer contains words of the visitor. */
function visitorMail(mail: VisitorMail, site: MailDeps['site']): SendMailOptions {
  const { id, kind, message } = mail;
  return {
    ...(kind === 'answer' ? answer(mail, site) : confirmation(mail, site)),
    to: { name: '', address: mailAddress(message.email) },
    envelope: { from: mailAddress(site.email), to: [mailAddress(message.email)] },
    messageId: messageIdOf(id, site),
    date: new Date(mail.createdAt),
  };
}

/** Returns a confirmation. It contains no text of the form: the address may be that of a person who did not send it. */
function confirmation({ message }: VisitorMail, { name, email }: MailDeps['site']): SendMailOptions {
  const texts = textsFor(message.message).confirmation;
  return {
    subject: texts.subject(name),
    text: [...texts.lines(name, email), ''].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/**
 * Returns an answer in the thread of the visitor, which began with the confirmation, and of the admin, which began with the notice:
 * it refers to both, and to earlier answers.
 */
function answer({ text, message, earlier }: VisitorMail, site: MailDeps['site']): SendMailOptions {
  const { name, email, subject, message: asked, createdAt } = message;
  const references = [message.id, ...earlier.map(({ id }) => id)].map((id) => messageIdOf(id, site));
  const line = oneLine(subject);
  const texts = textsFor(asked);
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(createdAt));
  const quoted = asked.split('\n').map((quotedLine) => `> ${quotedLine}`);
  return {
    subject: /^re:/i.test(line) ? line : `Re: ${line || texts.yourMessage}`,
    text: [text, '', '', texts.wrote(day, isolated(name), email), ...quoted, ''].join('\n'),
    inReplyTo: references.at(-1),
    references: [references[0] ?? '', ...references.slice(1).slice(1 - MAX_REFERENCES)],
  };
}

/** Sends a mail to the admin that says only that mails arrive. Rejects if the mail server does not take it. */
export const createSendTest =
  (deps: NoticeMailDeps) =>
  (signal: AbortSignal): Promise<void> =>
    sendMail(deps, {
      to: { name: '', address: mailAddress(deps.to) },
      subject: `Test from ${deps.site.name}`,
      text: 'The site sent this email because someone pressed the test button in the admin area. Mail works.\n',
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    } as SendMailOptions);

/** Returns a function that mails a notification to the admin. It rejects if the mail server does not take the mail. */
export const createNotificationMail =
  (deps: NoticeMailDeps): ((notification: Notification) => Promise<void>) =>
  ({ name, version, text }) =>
    sendMail(deps, {
      to: { name: '', address: mailAddress(deps.to) },
      subject: `${name}: ${text.split(':', 1).join()}`,
      text:
        version === undefined
          ? `${text}\n`
          : `${name} ${version}\n\n${text}\n\nAll deployments are in the log: npm run releases\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });

/** Creates a sender of invitations to the admin. It rejects if the mail server does not take the mail. */
export const createSendInvitation =
  ({ publicUrl, ...deps }: MailDeps & { readonly publicUrl: string }) =>
  (email: string, token: string, invitedBy: string): Promise<void> =>
    sendMail(deps, {
      to: { name: '', address: mailAddress(email) },
      subject: `Invitation to the admin area of ${deps.site.name}`,
      text: [
        `${isolated(invitedBy)} has invited you to the admin area of ${deps.site.name}. Open this page within seven days:`,
        `${publicUrl}/admin/invitation#${token}`,
        '',
        'The link works once. Please do not pass it on.',
        '',
      ].join('\n'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
