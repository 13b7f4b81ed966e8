import { css } from '@emotion/react';
import type { Service } from '@studio/client/lists';
import { Heading } from '@studio/ui/heading';
import { ArrowRight } from '@studio/ui/icons';
import { LargeRows } from '@studio/ui/large-rows';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { wholeCard } from '@studio/ui/whole-card';
import { Link } from 'react-router-dom';
import type { ServiceSlug } from '../content/service-offers.ts';
import { findServicePage } from '../content/services.ts';

interface ServicesListProps {
  readonly title: string;
  readonly empty: string;
  readonly services: readonly Service[];
  /** The page that is shown: its own services are no links. */
  readonly slug: ServiceSlug;
}

const row = css`
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

/** All services in large type. A row is a link to the page of its service, if another page has it. */
export function ServicesList({ title, empty, services, slug }: ServicesListProps) {
  return (
    <Section labelledBy="services">
      <Heading as="h2" size="question" id="services">
        {title}
      </Heading>
      {services.length === 0 ? (
        <Text size="large" css={{ marginTop: '1.5rem' }}>
          {empty}
        </Text>
      ) : (
        <LargeRows data-lines="quiet" css={{ marginTop: '1.5rem' }}>
          {services.map(({ title, description, slugs }) => {
            const page = slugs.includes(slug) ? undefined : findServicePage(slugs[0]);
            return (
              <li key={title} css={page && row}>
                <h3>
                  {page ? (
                    <Link to={`/services/${page.slug}`}>
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
