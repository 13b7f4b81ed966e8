import styled from '@emotion/styled';
import type { Service } from '@studio/client/lists';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';

interface ServicesListProps {
  readonly title: string;
  readonly empty: string;
  readonly services: readonly Service[];
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  align-items: start;
  ${from.desktop} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Row = styled.li`
  display: grid;
  gap: 0.5rem 2rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: 3fr 5fr;
    align-items: baseline;
  }
`;

/** All services, one per row, below or beside the title. */
export function ServicesList({ title, empty, services }: ServicesListProps) {
  return (
    <Section labelledBy="services" tone="line">
      <Columns>
        <Heading as="h2" size="section" id="services" css={{ [from.desktop]: { position: 'sticky', top: '4rem' } }}>
          {title}
        </Heading>
        {services.length === 0 ? (
          <Text size="large">{empty}</Text>
        ) : (
          <ul css={{ borderBottom: `1px solid ${token('hairline')}` }}>
            {services.map((service) => (
              <Row key={service.title}>
                <Heading as="h3" size="question">
                  {service.title}
                </Heading>
                <Text>{service.description}</Text>
              </Row>
            ))}
          </ul>
        )}
      </Columns>
    </Section>
  );
}
