import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { copyrightYears, dialled } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import { Container } from '@studio/ui';
import { from, ground, phone, token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { DrawnWord } from '../drawn-word.tsx';
import { useLanguage } from '../language.ts';
import { SupportLink } from '../whatsapp-links.tsx';
import { FooterColumn, FooterLinks, footerLinks } from './footer-column.tsx';
import { LiveChat } from './live-chat.tsx';
import { SocialLinks } from './social-links.tsx';

/** Dark in both themes. */
const Band = styled.footer`
  ${ground('band')}
  & > * {
    color-scheme: dark;
    color: ${token('ink')};
  }
  /* Set by pages that fill a phone. */
  @media (max-width: 479.98px) {
    main:has([data-fills-phone]) ~ & {
      display: none;
    }
  }
`;

/** The columns of all rows of the footer: two on phones, where the footer is no higher than the screen, else four. */
const columns = css`
  display: grid;
  grid-template-columns: 5fr 6fr;
  column-gap: 0.75rem;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr) 1.3fr;
    column-gap: 1.5rem;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 2rem;
  }
`;

const Columns = styled(Container)`
  ${columns}
  row-gap: 1.25rem;
  padding-block: 2rem 1.5rem;
  ${phone} {
    font-size: clamp(0.875rem, 3.85vw, 0.9375rem);
  }
  ${from.tablet} {
    padding-block: 4rem 1.5rem;
    & :is(h2, a) {
      white-space: nowrap;
    }
  }
`;

/** The hairline at the bottom crops the drawn word. */
const Sign = styled.div`
  ${columns}
  row-gap: 1.25rem;
  align-items: end;
  border-bottom: 1px solid ${token('hairline')};
  & > * {
    grid-column: span 2;
  }
`;

const Claim = styled.p`
  ${type('large')}
  ${from.tablet} {
    ${type('title3')}
    max-width: 8.75em;
    margin-bottom: 1.75rem;
  }
`;

/** On phones the marks of the networks are beside the claim, without their circles. */
const Words = styled.div`
  ${phone} {
    ${columns}
    align-items: center;
    & a {
      border-color: transparent;
    }
    & > ul {
      gap: 0;
      margin-inline-start: -0.75rem;
    }
  }
  ${from.tablet} {
    padding-bottom: 3rem;
  }
`;

/** Cropped at the bottom only: bent lines extend beyond the other sides. */
const Word = styled(DrawnWord)`
  aspect-ratio: 1184 / 428;
  clip-path: inset(-1.25rem -1.25rem 0);
`;

const Legal = styled.div`
  ${footerLinks}
  ${columns}
  place-items: center start;
  padding-block: 0.25rem 1rem;
  font-size: 0.875rem;
  & > p {
    grid-column: span 2;
  }
  ${phone} {
    & > p {
      order: 1;
    }
  }
  ${from.tablet} {
    padding-block: 0.875rem 1.25rem;
  }
`;

/** The footer of the public pages. The agency's data comes from `site.json`. */
export function Footer() {
  const site = useSite();
  const { texts, abroad } = useLanguage();
  const { about, claim, contactUs, faqs, helpful, legal, services } = texts.footer;
  const { digits = String } = texts;
  return (
    <Band data-band>
      <Columns>
        <FooterColumn title={about.title}>
          <FooterLinks links={about.links} />
        </FooterColumn>
        <FooterColumn title={services.title}>
          <FooterLinks links={services.links} />
        </FooterColumn>
        <FooterColumn title={helpful}>
          <FooterLinks links={[faqs]} />
          <li>
            <SupportLink />
          </li>
          <LiveChat />
        </FooterColumn>
        <FooterColumn title={contactUs}>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <a href={`tel:${dialled(site.phone)}`}>{digits(site.phone)}</a>
          </li>
          <li>
            <address css={{ maxWidth: '15rem', paddingBlock: '0.625rem', fontStyle: 'normal', lineHeight: 1.5 }}>
              {texts.address ?? site.address}
            </address>
          </li>
        </FooterColumn>
      </Columns>
      <Container>
        <Sign>
          <Words>
            <Claim>{claim}</Claim>
            <SocialLinks social={site.social} />
          </Words>
          <Word word="wordmark" onInk />
        </Sign>
        <Legal>
          <p>{`© ${digits(copyrightYears(site))} ${site.name}`}</p>
          {legal.map(({ label, to }) => (
            <Link key={to} to={to} {...abroad(to)}>
              {label}
            </Link>
          ))}
        </Legal>
      </Container>
    </Band>
  );
}
