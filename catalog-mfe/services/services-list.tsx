import styled from '@emotion/styled';
import type { Service } from '@studio/client/lists';
import type { ServiceSlug } from '@studio/content/choices';
import { ArrowLink, Container, Heading, Text, wholeCard } from '@studio/ui';
import { from, phone, token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { serviceSlugOf } from '../content/service-drawings.ts';
import { priceOf, servicesPage } from '../content/services-page.ts';
import { Aside, AsideHead, SPACE } from './columns.tsx';

interface ServicesListProps {
  readonly services: readonly Service[];
  /** The current page: its own services are no links. */
  readonly slug: ServiceSlug;
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  column-gap: 1.25rem;
  border-bottom: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 2rem;
  }
`;

/** A name, its price beside it, on phones below it. */
const Row = styled.li`
  ${wholeCard}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  justify-content: space-between;
  gap: 0 1rem;
  min-height: 3.25rem;
  padding-block: 0.75rem;
  border-top: 1px solid ${token('hairline')};
  & > h3 {
    ${type('question')}
  }
  ${phone} {
    padding-block: 0.5rem;
    & > h3 {
      flex: 1 0 100%;
      font-size: 0.9375rem;
    }
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  &:hover:has(a) {
    border-color: ${token('ink')};
    & a {
      color: ${token('iris')};
    }
  }
  & > p {
    ${type('small')}
    color: ${token('ink-2')};
  }
  &:has(> [aria-current]) {
    color: ${token('ink-3')};
  }
`;

/** Names and prices of all services. Each but those of this page links to its page, or to the contact page. */
export function ServicesList({ services, slug }: ServicesListProps) {
  const { title: heading, readyMade, ask, from: least, here, empty } = servicesPage.services;
  return (
    <section aria-labelledby="services" css={{ background: token('wash') }}>
      <Container css={{ paddingBlock: SPACE }}>
        <Aside>
          <AsideHead>
            <Heading as="h2" size="title4" id="services">
              {heading}
            </Heading>
            <Text css={{ marginTop: '0.75rem' }}>{readyMade.text}</Text>
            <ArrowLink to={readyMade.to}>{readyMade.action}</ArrowLink>
          </AsideHead>
          {services.length === 0 ? (
            <Text size="large">{empty}</Text>
          ) : (
            <Rows>
              {services.map((service) => {
                const { title, slugs } = service;
                const isOwn = slugs.includes(slug);
                const price = priceOf(service);
                return (
                  <Row key={title}>
                    <h3 {...(isOwn && { 'aria-current': 'page' })}>
                      {isOwn ? title : <Link to={addressOf(title, slugs[0])}>{title}</Link>}
                    </h3>
                    <p>{isOwn ? here : price ? least(price, service.per) : ask}</p>
                  </Row>
                );
              })}
            </Rows>
          )}
        </Aside>
      </Container>
    </section>
  );
}

/** Returns the address of a service's page, or of the contact page with the service as the subject. */
function addressOf(title: string, slug: string | undefined): string {
  const known = serviceSlugOf(slug);
  return known ? `/services/${known}` : `/contact?${new URLSearchParams({ subject: title })}`;
}
