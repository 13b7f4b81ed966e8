import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { Point } from '../content/about.ts';

interface PurposeProps {
  readonly mission: Point;
  readonly vision: Point;
}

const Columns = styled(Container)`
  display: grid;
  gap: 2.5rem 2rem;
  padding-bottom: ${fluid(72, 128)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Part = styled.section`
  padding-top: 1.5rem;
  border-top: 1px solid ${token('ink')};
`;

/** Mission and vision, side by side. */
export function Purpose({ mission, vision }: PurposeProps) {
  return (
    <Columns>
      {[mission, vision].map(({ title, text }) => (
        <Part key={title}>
          <Heading as="h2" size="question">
            {title}
          </Heading>
          <Text size="statement" tone="ink" css={{ maxWidth: '22em', marginTop: '1.25rem', fontWeight: 500 }}>
            {text}
          </Text>
        </Part>
      ))}
    </Columns>
  );
}
