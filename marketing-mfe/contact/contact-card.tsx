import styled from '@emotion/styled';
import { dialled, type SiteIdentity } from '@studio/client/identity';
import { withDigits } from '@studio/client/locale';
import { Heading, Text } from '@studio/ui';
import { Mail, MapPin, Phone } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type ContactLanguage, useLanguage } from './language.ts';

type ContactCardProps = ContactLanguage['words']['contact']['information'] & {
  readonly site: Pick<SiteIdentity, 'address' | 'phone' | 'email' | 'hours'>;
};

/** Ink in the light theme, a little lighter than the page in the dark one. */
const Ground = styled.section`
  border-radius: ${token('radius-card')};
  background: light-dark(${token('ink')}, ${token('raised')});
`;

const Card = styled.div`
  color-scheme: dark;
  padding: 2rem 2.25rem;
  color: ${token('ink')};
  @media (max-width: 39.99rem) {
    padding: 1.75rem 1.5rem;
  }
`;

const Addresses = styled.address`
  margin-block: 1.25rem 1.5rem;
  font-style: normal;
  line-height: 1.5;
  & > * {
    display: flex;
    gap: 1rem;
    min-height: 2.75rem;
    padding-block: 0.625rem;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & > a:hover {
    text-decoration: underline;
  }
  svg {
    margin-top: 0.125rem;
    color: ${token('ink-2')};
  }
`;

/** The agency's address, phone number, email address and office hours. */
export function ContactCard({ title, hours, site }: ContactCardProps) {
  const { locale, address = site.address } = useLanguage();
  return (
    <Ground aria-labelledby="contact-information" data-no-line>
      <Card>
        <Heading as="h2" size="title3" id="contact-information">
          {title}
        </Heading>
        <Addresses>
          <p>
            <MapPin size={20} strokeWidth={1.5} />
            <span css={{ maxWidth: '16rem', textWrap: 'balance' }}>{address}</span>
          </p>
          <a href={`tel:${dialled(site.phone)}`}>
            <Phone size={20} strokeWidth={1.5} />
            {withDigits(locale, site.phone)}
          </a>
          <a href={`mailto:${site.email}`}>
            <Mail size={20} strokeWidth={1.5} />
            {site.email}
          </a>
        </Addresses>
        <Text size="small" css={{ paddingTop: '1.25rem', borderTop: `1px solid ${token('hairline')}` }}>
          {hours || site.hours}
        </Text>
      </Card>
    </Ground>
  );
}
