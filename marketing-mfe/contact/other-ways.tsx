import styled from '@emotion/styled';
import { chatHref, type SiteIdentity } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { token } from '@studio/ui/tokens';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useLanguage } from './language.ts';
import type { FieldTexts } from './send-contact.ts';

const Ways = styled.div`
  margin-top: 1rem;
  color: ${token('ink')};
  p {
    margin: 0;
    line-height: 1.5;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font-weight: 500;
  }
`;

interface OtherWaysProps {
  /** Texts of the form, which the links carry along. */
  readonly texts: FieldTexts;
}

/** Links that send the text of the form by email or WhatsApp instead. */
export function OtherWays({ texts }: OtherWaysProps) {
  const site: SiteIdentity = useSite();
  const { otherWays, newTab } = useLanguage().words;
  const { email, whatsApp, isTextCarried } = otherAddresses(site, texts);
  return (
    <Ways>
      <p>{isTextCarried ? otherWays.title : otherWays.titleTooLong}</p>
      <div>
        <a href={email}>{otherWays.email}</a>
        <NewTabLink href={whatsApp} newTab={newTab}>
          {otherWays.whatsApp}
        </NewTabLink>
      </div>
    </Ways>
  );
}

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
