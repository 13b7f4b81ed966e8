import { css } from '@emotion/react';
import type { Service } from '@studio/client/lists';
import type { ServiceSlug } from '@studio/content/choices';
import { Heading, LargeRows, Section, Text, wholeCard } from '@studio/ui';
import { ArrowRight } from '@studio/ui/icons';
import { phone, token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { serviceSlugOf } from '../content/service-drawings.ts';
import { servicesPage } from '../content/services-page.ts';
import { phoneRow } from './columns.tsx';

interface ServicesListProps {
  readonly services: readonly Service[];
  /** The current page: its own services are no links. */
  readonly slug: ServiceSlug;
}

/** On phones the services are in two rows, which are scrolled sideways together. */
const twoRows = css`
  ${phone} {
    grid-template-rows: auto auto;
    border-bottom: 0;
    & > li {
      align-content: start;
      & > h3 {
        ${type('title4')}
      }
    }
  }
`;

const linked = css`
  ${wholeCard}
  & a {
    color: inherit;
    text-decoration: none;
  }
  & svg {
    display: inline;
    width: 0.6em;
    height: 0.6em;
    margin-inline-start: 0.375em;
    transition: transform ${token('motion')};
  }
  &:hover a {
    color: ${token('iris')};
  }
  &:hover svg {
    transform: translateX(4px);
  }
`;

/** All services in large type. Each but those of this page links to its page, or to the contact page. */
export function ServicesList({ services, slug }: ServicesListProps) {
  const { title: heading, empty } = servicesPage.services;
  return (
    <Section labelledBy="services">
      <Heading as="h2" size="question" id="services">
        {heading}
      </Heading>
      {services.length === 0 ? (
        <Text size="large" css={{ marginTop: '1.5rem' }}>
          {empty}
        </Text>
      ) : (
        <LargeRows data-lines="quiet" css={[{ display: 'grid', marginTop: '1.5rem' }, phoneRow, twoRows]}>
          {services.map(({ title, description, slugs }) => {
            const to = slugs.includes(slug) ? undefined : addressOf(title, slugs[0]);
            return (
              <li key={title} css={to && linked}>
                <h3>
                  {to ? (
                    <Link to={to}>
                      {title}
                      <ArrowRight size={24} />
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <Text>{description}</Text>
              </li>
            );
          })}
        </LargeRows>
      )}
    </Section>
  );
}

/** Returns the address of a service's page, or of the contact page with the service as the subject. */
function addressOf(title: string, slug: string | undefined): string {
  const known = serviceSlugOf(slug);
  return known ? `/services/${known}` : `/contact?${new URLSearchParams({ subject: title })}`;
}
