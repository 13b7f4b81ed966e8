import type { ReceivedMessage } from '@studio/client/contact';
import { localDate } from '../local-date.ts';

/** Most characters that are quoted: mail programs do not take addresses of any length. */
const MAX_QUOTED = 1200;

/** An address that opens an answer to a message, with its text quoted; RFC 6068. */
export function mailto({ name, email, subject, message, createdAt }: ReceivedMessage): string {
  const text = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)} …` : message;
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = ['', '', `${localDate(createdAt)}, ${name} <${email}>:`, ...quoted].join('\r\n');
  const parts = { subject: /^re:/i.test(subject) ? subject : `Re: ${subject || 'your message'}`, body };
  const query = Object.entries(parts).map(([part, value]) => `${part}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}
