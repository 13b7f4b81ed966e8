import { ArrowLink } from '@studio/ui/arrow-link';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import type { OfferedService } from '../content/portfolio-services.ts';

interface OfferedServicesProps {
  readonly title: string;
  readonly learnMore: string;
  readonly about: (title: string) => string;
  readonly services: readonly OfferedService[];
}

/** What can be had, each with its drawing. */
export function OfferedServices({ title, learnMore, about, services }: OfferedServicesProps) {
  return (
    <Section labelledBy="offered" tone="line">
      <Heading as="h2" size="title1" id="offered">
        {title}
      </Heading>
      <HairlineGrid>
        {services.map(({ title: name, description, link, Drawing }) => (
          <li key={name} data-spread>
            <Drawing />
            <Heading as="h3" size="title4" css={{ marginTop: '1.5rem' }}>
              {name}
            </Heading>
            <Text css={{ maxWidth: '24em', marginBlock: '0.75rem 0.5rem' }}>{description}</Text>
            <ArrowLink to={link} context={about(name)}>
              {learnMore}
            </ArrowLink>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
