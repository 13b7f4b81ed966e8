import styled from '@emotion/styled';
import { Container, HairlineGrid, Heading, LargeRows, Section, SectionHead, Text } from '@studio/ui';
import { fluid, from, phone, token } from '@studio/ui/tokens';

/** A heading and a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

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

/** Returns the path data of nine lines. */
const nine = (line: (i: number) => string) => Array.from({ length: 9 }, (_, i) => line(i)).join('');

/** Path data of the drawings in the order of the reasons, within 120 × 90. Most repeat one line, which takes few bytes. */
const drawings: readonly string[] = [
  // Two voices, one to the other.
  `M1 9${'a44 44 0 0 1 0 72m9-72'.repeat(5)}M119 9${'a44 44 0 0 0 0 72m-9-72'.repeat(4)}`,
  // Guesses become one sum.
  nine((i) => `M1 ${i * 11 + 1}c39 0 39 ${28 - i * 7} 75 ${28 - i * 7}h43`),
  // A step each week.
  `M1 64${'h24v-19h24v-19h24v-19h22m-90 61'.repeat(7)}`,
  // Soon at the top.
  `M1 63${'c50 0 30-60 79-60m-74 63'.repeat(9)}`,
  // Roofs.
  `M1 41${'l59-39 59 39m-118 6'.repeat(9)}`,
  // A path that returns.
  nine((i) => `M1 ${37 - i * 4}h74a${i * 4 + 8} ${i * 4 + 8} 0 0 1 0 ${i * 8 + 16}h-74`),
];

const Lines = styled.svg`
  width: 10rem;
  margin-bottom: 2rem;
  fill: none;
  stroke: light-dark(hsl(var(--hue) 72% 46%), hsl(var(--hue) 84% 68%));
  stroke-width: 1.5;
  ${phone} {
    float: inline-end;
    width: 6rem;
    margin: 0 0 0 1rem;
    stroke-width: 1.75;
  }
`;

/** The drawing of a reason, on phones beside its title. Decorative. */
export const ReasonDrawing = ({ number }: { readonly number: number }) => (
  <Lines aria-hidden="true" viewBox="0 0 120 90" style={{ ['--hue' as string]: 200 + number * 29 }}>
    <path d={drawings[number]} />
  </Lines>
);
