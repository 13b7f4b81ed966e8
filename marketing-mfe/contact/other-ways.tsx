import styled from '@emotion/styled';
import { chatHref, type SiteIdentity } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import { token } from '@studio/ui/tokens';
import { NewTabLink } from '../shared/links.tsx';
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

/** Links that send the text of the form by email or WhatsApp instead. */
export function OtherWays({ texts }: { readonly texts: FieldTexts }) {
  const site = useSite();
  const { otherWays, newTab } = useLanguage().words;
  const { email, whatsApp, hasText } = otherAddresses(site, texts);
  return (
    <Ways>
      <p>{hasText ? otherWays.title : otherWays.titleTooLong}</p>
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

/** Addresses of links that send the text of the form by email (RFC 6068) and WhatsApp. */
interface OtherAddresses {
  readonly email: string;
  readonly whatsApp: string;
  /** Whether both addresses contain the text. A text that is too long is in neither: a part of it would look complete. */
  readonly hasText: boolean;
}

/** Returns the addresses of other ways to send the text of the form. */
export function otherAddresses(
  site: Pick<SiteIdentity, 'email' | 'phone' | 'supportText'>,
  { name = '', subject = '', message = '' }: FieldTexts,
): OtherAddresses {
  const body = [message, name].filter(Boolean).join('\n\n');
  const plain = { email: `mailto:${site.email}`, whatsApp: chatHref(site, site.supportText) };
  const query = Object.entries({ subject, body: body.replaceAll(/\r?\n/g, '\r\n') })
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
    .join('&');
  if (query === '') return { ...plain, hasText: true };
  const email = `${plain.email}?${query}`;
  const whatsApp = chatHref(site, [subject, body].filter(Boolean).join('\n\n'));
  const hasText = Math.max(email.length, whatsApp.length) <= MAX_ADDRESS;
  return { ...(hasText ? { email, whatsApp } : plain), hasText };
}
