import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { token } from '@studio/ui/tokens';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useLanguage } from './language.ts';
import { otherAddresses } from './other-addresses.ts';
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
