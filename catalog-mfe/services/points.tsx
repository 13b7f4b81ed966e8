import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import type { ServiceDetails } from '../content/service-details.ts';
import { Aside, HairlineRow, HairlineRows } from './columns.tsx';
import { Facts, type FactsProps } from './facts.tsx';

interface PointsProps extends FactsProps {
  readonly title: string;
  readonly points: ServiceDetails['points'];
}

/** What the customer gets, then price, time and what happens first. */
export function Points({ title, points, facts }: PointsProps) {
  return (
    <Section labelledBy="points">
      <Aside>
        <Heading as="h2" size="title1" id="points">
          {title}
        </Heading>
        <HairlineRows>
          {points.map((point) => (
            <HairlineRow key={point.title}>
              <Heading as="h3" size="title4">
                {point.title}
              </Heading>
              <Text>{point.text}</Text>
            </HairlineRow>
          ))}
        </HairlineRows>
      </Aside>
      <Facts facts={facts} />
    </Section>
  );
}
