import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { LargeRows } from '@studio/ui/large-rows';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { Point } from '../content/about.ts';
import { ReasonDrawing } from './reason-drawing.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: 2.5rem 2rem;
  padding-bottom: ${fluid(72, 128)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Points in large type, side by side. */
export function Statements({ points }: { readonly points: readonly Point[] }) {
  return (
    <Columns>
      {points.map(({ title, text }) => (
        <section key={title} css={{ paddingTop: '1.5rem', borderTop: `1px solid ${token('ink')}` }}>
          <Heading as="h2" size="question">
            {title}
          </Heading>
          <Text size="statement" tone="ink" css={{ maxWidth: '22em', marginTop: '1.25rem', fontWeight: 500 }}>
            {text}
          </Text>
        </section>
      ))}
    </Columns>
  );
}

interface PointsProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly points: readonly Point[];
}

/** Points in a grid of one, two or three columns, below the title, each with its drawing. */
export function PointsGrid({ id, title, points }: PointsProps) {
  return (
    <Section labelledBy={id} tone="line">
      <SectionHead id={id} title={title} />
      <HairlineGrid>
        {points.map((point, i) => (
          <li key={point.title}>
            <ReasonDrawing number={i} />
            <Heading as="h3" size="title4">
              {point.title}
            </Heading>
            <Text css={{ clear: 'both', maxWidth: '24em', paddingTop: '0.75rem' }}>{point.text}</Text>
          </li>
        ))}
      </HairlineGrid>
    </Section>
  );
}

/** Points in large rows, below the title. */
export function PointsList({ id, title, points }: PointsProps) {
  return (
    <Section labelledBy={id} tone="wash">
      <SectionHead id={id} title={title} />
      <LargeRows css={{ marginTop: fluid(40, 72) }}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <Text>{point.text}</Text>
          </li>
        ))}
      </LargeRows>
    </Section>
  );
}
