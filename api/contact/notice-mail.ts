import type { ReceivedMessage } from '@studio/client/contact';
import type { SiteIdentity } from '@studio/client/identity';
import { paths } from '@studio/client/paths';
import type { Mail } from './smtp.ts';

/** By whom and for whom notices are. */
export interface NoticeAddresses {
  readonly site: Pick<SiteIdentity, 'name' | 'email'>;
  readonly to: string;
  /** Where the owner finds the site, if that is known. */
  readonly publicUrl?: string | undefined;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The mail that tells of a message, in plain text. An answer to it goes to the visitor. Its Message-ID is made of the
 * message's own id, so that a mail server that gets it twice can know.
 */
export async function noticeMail(message: ReceivedMessage, { site, to, publicUrl }: NoticeAddresses): Promise<Mail> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { id, name, email, subject, createdAt } = message;
  const link = publicUrl && `${publicUrl}${paths.adminMessages}?${new URLSearchParams({ message: id })}`;
  const head = [`Name: ${oneLine(name)}`, `E-mail: ${email}`, `Subject: ${oneLine(subject) || 'none'}`];
  const raw = await new MailComposer({
    from: { name: site.name, address: site.email },
    to: { name: '', address: to },
    replyTo: { name: oneLine(name), address: email },
    subject: `New message from ${oneLine(name)}${subject === '' ? '' : `: ${oneLine(subject)}`}`,
    text: [...head, '', message.message, ...(link ? ['', '', link] : []), ''].join('\n'),
    messageId: `<${id}@${site.email.split('@').at(-1)}>`,
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from: site.email, to, raw };
}
