import type { ReceivedMessage } from '@studio/client/contact';
import { localDate } from '../../content/dates.ts';

/** Maximum characters of a quotation, because mail programs limit the length of addresses. */
const MAX_QUOTED = 1200;

/** Returns a `mailto:` address (RFC 6068) without subject and body. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Returns a `mailto:` address (RFC 6068) that opens a reply to a message and quotes its text. */
export function mailtoReply({ name, email, subject, message, createdAt }: ReceivedMessage): string {
  const text = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)} …` : message;
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = ['', '', `${localDate(createdAt)}, ${name} <${email}>:`, ...quoted].join('\r\n');
  const fields = { subject: /^re:/i.test(subject) ? subject : `Re: ${subject || 'your message'}`, body };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return `${mailtoAddress(email)}?${query.join('&')}`;
}
