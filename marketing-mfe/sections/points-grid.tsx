import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { Text } from '@studio/ui/text';
import type { Point } from '../content/about.ts';

interface PointsGridProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly points: readonly Point[];
}

/** Points of equal weight, in a grid with hairlines. */
export function PointsGrid({ id, title, points }: PointsGridProps) {
  return (
    <Section labelledBy={id} tone="line">
      <SectionHead id={id} title={title} />
      <HairlineGrid>
        {points.map((point) => (
          <li key={point.title}>
            <Heading as="h3" size="title4">
              {point.title}
            </Heading>
            <Text css={{ maxWidth: '24em', marginTop: '0.75rem' }}>{point.text}</Text>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}
