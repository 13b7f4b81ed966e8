import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { HairlineGrid } from '@studio/ui/hairline-grid';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { SectionHead } from '@studio/ui/section-head';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { Point } from '../content/about.ts';

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

/** Points in a grid of one, two or three columns, below the title. */
export function PointsGrid({ id, title, points }: PointsProps) {
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

const Halves = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Row = styled.li`
  display: grid;
  gap: 0.5rem 2rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: 2fr 5fr;
    align-items: baseline;
  }
`;

/** Points in rows, beside the title. */
export function PointsList({ id, title, points }: PointsProps) {
  return (
    <Section labelledBy={id} tone="wash">
      <Halves>
        <Heading as="h2" size="section" id={id}>
          {title}
        </Heading>
        <ul css={{ borderBottom: `1px solid ${token('hairline')}` }}>
          {points.map((point) => (
            <Row key={point.title}>
              <Heading as="h3" size="question">
                {point.title}
              </Heading>
              <Text>{point.text}</Text>
            </Row>
          ))}
        </ul>
      </Halves>
    </Section>
  );
}
