import { ArrowLink } from '@studio/ui/arrow-link';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import type { Service } from '../content/services.ts';

interface OfferedServicesProps {
  readonly title: string;
  readonly learnMore: string;
  readonly services: readonly Service[];
}

/** The offered services, each with a drawing, in one, two or three columns. */
export function OfferedServices({ title, learnMore, services }: OfferedServicesProps) {
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
            <ArrowLink to={link} context={` about ${name}`}>
              {learnMore}
            </ArrowLink>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
