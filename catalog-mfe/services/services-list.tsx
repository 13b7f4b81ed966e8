import type { Service } from '@studio/client/lists';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { Aside, HairlineRow, HairlineRows } from './columns.tsx';

interface ServicesListProps {
  readonly title: string;
  readonly empty: string;
  readonly services: readonly Service[];
}

/** All services, one per row, below or beside the title. */
export function ServicesList({ title, empty, services }: ServicesListProps) {
  return (
    <Section labelledBy="services" tone="line">
      <Aside>
        <Heading as="h2" size="title1" id="services" css={{ [from.desktop]: { position: 'sticky', top: '6rem' } }}>
          {title}
        </Heading>
        {services.length === 0 ? (
          <Text size="large">{empty}</Text>
        ) : (
          <HairlineRows>
            {services.map((service) => (
              <HairlineRow key={service.title}>
                <Heading as="h3" size="title4">
                  {service.title}
                </Heading>
                <Text>{service.description}</Text>
              </HairlineRow>
            ))}
          </HairlineRows>
        )}
      </Aside>
    </Section>
  );
}
