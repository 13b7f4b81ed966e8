import { chatHref, type SiteIdentity } from '@studio/client/identity';
import type { FieldTexts } from './send-contact.ts';

/** Maximum characters of an address that Windows passes to a mail program: INTERNET_MAX_URL_LENGTH of wininet.h is 2083. */
const MAX_ADDRESS = 2083;

/** Addresses that send the text of the form by email (RFC 6068) and WhatsApp. */
interface OtherAddresses {
  readonly email: string;
  readonly whatsApp: string;
  /** Whether the text is in both addresses. A text that is too long is in neither: a part of it would look like all of it. */
  readonly isTextCarried: boolean;
}

/** Returns the addresses of other ways to send the text of the form. */
export function otherAddresses(
  site: Pick<SiteIdentity, 'email' | 'phone' | 'supportText'>,
  { name = '', subject = '', message = '' }: FieldTexts,
): OtherAddresses {
  const body = [message, name].filter(Boolean).join('\n\n');
  const mailto = `mailto:${site.email}`;
  const subjectPart = subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`];
  const bodyPart = body === '' ? [] : [`body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`];
  const email = [mailto, [...subjectPart, ...bodyPart].join('&')].filter(Boolean).join('?');
  const text = [subject, body].filter(Boolean).join('\n\n');
  const whatsApp = chatHref(site, text || site.supportText);
  const isTextCarried = Math.max(email.length, whatsApp.length) <= MAX_ADDRESS;
  return isTextCarried
    ? { email, whatsApp, isTextCarried }
    : { email: mailto, whatsApp: chatHref(site, site.supportText), isTextCarried };
}
